import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { unreadCountQuery } from '../../api/notification-queries.js';
import { strings } from '../../strings/en.js';
import { useOrganization } from '../use-organization.js';
import { NavigationLink } from './navigation-link.js';
import styles from './sidebar.module.css';

/** From this number on the count is not exact. */
const MANY = 100;

/** Leads to the inbox, with the number of unread notifications. */
export function InboxLink() {
  const { id, params } = useOrganization();
  const { data: unread = 0 } = useQuery(unreadCountQuery(id));
  const shown = unread < MANY ? String(unread) : strings.inbox.manyUnread;
  return (
    <NavigationLink to="/o/$organization/inbox" params={params}>
      <Bell aria-hidden="true" />
      {strings.shell.inbox}
      {unread > 0 && (
        <span className={styles.count}>
          <span aria-hidden="true">{shown}</span>
          <span className="visually-hidden">{strings.inbox.unreadCount(shown)}</span>
        </span>
      )}
    </NavigationLink>
  );
}
