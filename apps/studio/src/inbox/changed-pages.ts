import type { NotificationsView, NotificationView } from '@reelsheet/client';
import type { InfiniteData } from '@tanstack/react-query';
import type { InboxChange, InboxFilter } from '../api/notification-queries.js';

type Pages = InfiniteData<NotificationsView>;

/** Returns the pages of a list as they will be after a change, so that it appears at once. */
export function changedPages(
  pages: Pages,
  { view }: Pick<InboxFilter, 'view'>,
  change: InboxChange,
  now: string,
): Pages {
  const changed = (page: NotificationsView): NotificationsView => ({
    ...page,
    items: page.items.map((item) => (isChosen(item, change) ? changedItem(item, change, now) : item)).filter(belongs),
  });
  const belongs = ({ archived_at }: NotificationView) => (archived_at !== null) === (view === 'archived');
  return { ...pages, pages: pages.pages.map(changed) };
}

const isChosen = ({ id, happened_at }: NotificationView, { ids, until }: InboxChange): boolean =>
  ids ? ids.includes(id) : until !== undefined && happened_at <= until;

function changedItem(item: NotificationView, { read, archived }: InboxChange, now: string): NotificationView {
  return {
    ...item,
    read_at: read === undefined ? item.read_at : read ? (item.read_at ?? now) : null,
    archived_at: archived === undefined ? item.archived_at : archived ? (item.archived_at ?? now) : null,
  };
}
