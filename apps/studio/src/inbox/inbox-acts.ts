import type { NotificationView } from '@reelsheet/client';
import { useQueryClient } from '@tanstack/react-query';
import { shownError } from '../api/api-errors.js';
import {
  changeNotifications,
  notificationsQuery,
  type InboxChange,
  type InboxFilter,
} from '../api/notification-queries.js';
import { keys } from '../api/query-keys.js';
import { useOrganization } from '../app/use-organization.js';
import { addMessage } from '../design/components/feedback/messages.js';
import { strings } from '../strings/en.js';
import { changedPages } from './changed-pages.js';

const text = strings.inbox;

export interface InboxActs {
  /** Marks a notification as read, or as unread if it is read. */
  readonly toggleRead: (notification: NotificationView) => void;
  /** Marks a notification as read if it is not. */
  readonly open: (notification: NotificationView) => void;
  /** Archives a notification, or takes it back. */
  readonly toggleArchived: (notification: NotificationView) => void;
  /** Marks everything up to a notification as read. */
  readonly readUntil: (newest: NotificationView) => void;
}

/** Acts on the list that is shown. They appear at once, and are taken back if the server rejects them. */
export function useInboxActs(filter: InboxFilter): InboxActs {
  const { id } = useOrganization();
  const queries = useQueryClient();
  const { queryKey } = notificationsQuery(id, filter);

  const change = (body: InboxChange) => {
    void queries.cancelQueries({ queryKey: keys.notifications(id) });
    queries.setQueryData(queryKey, (pages) => pages && changedPages(pages, filter, body, new Date().toISOString()));
    changeNotifications(id, body)
      .then(({ unread_count: count }) => queries.setQueryData(keys.unreadCount(id), count))
      .catch((error: unknown) => addMessage({ kind: 'danger', text: shownError(error).message }))
      .finally(() => void queries.invalidateQueries({ queryKey: keys.notifications(id) }));
  };
  const archive = (ids: number[], archived: boolean) => change({ ids, archived, ...(archived ? { read: true } : {}) });

  return {
    toggleRead: (notification) => change({ ids: [notification.id], read: notification.read_at === null }),
    open: (notification) => {
      if (notification.read_at === null) change({ ids: [notification.id], read: true });
    },
    toggleArchived: (notification) => {
      const isArchived = notification.archived_at !== null;
      archive([notification.id], !isArchived);
      const undo = () => change({ ids: [notification.id], archived: isArchived, read: notification.read_at !== null });
      const action = { label: strings.common.undo, run: undo };
      addMessage({ kind: 'positive', text: isArchived ? text.restored : text.archived, action });
    },
    readUntil: (newest) => change({ until: newest.happened_at, read: true }),
  };
}
