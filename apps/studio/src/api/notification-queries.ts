import {
  dataOf,
  type NotificationPreferencesView,
  type NotificationsView,
  type NotificationView,
} from '@reelsheet/client';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { keys } from './query-keys.js';
import { services } from './services.js';

/** A selection of notifications for a list. */
export interface InboxFilter {
  readonly view: 'all' | 'unread' | 'archived';
  /** All kinds where absent. */
  readonly kinds?: readonly NotificationView['kind'][];
}

export interface InboxChange {
  /** These notifications, or all up to a time. */
  readonly ids?: number[];
  readonly until?: string;
  readonly read?: boolean;
  readonly archived?: boolean;
}

/** One page at a time, each with one request. */
export const notificationsQuery = (organizationId: number, { view, kinds }: InboxFilter) =>
  infiniteQueryOptions({
    queryKey: [...keys.notificationList(organizationId), view, kinds ?? []],
    queryFn: ({ pageParam: cursor }): Promise<NotificationsView> =>
      dataOf(
        services().base.organizations.notifications.list({
          path: { organization_id: organizationId },
          query: {
            ...(view === 'unread' ? { unread: true } : {}),
            ...(view === 'archived' ? { archived: true } : {}),
            ...(kinds ? { kinds: [...kinds] } : {}),
            ...(cursor === undefined ? {} : { cursor }),
          },
        }),
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next_cursor: next }) => next ?? undefined,
  });

/** The number beside the inbox in the navigation. */
export const unreadCountQuery = (organizationId: number) =>
  queryOptions({
    queryKey: keys.unreadCount(organizationId),
    queryFn: async () => {
      const { unread_count: count } = await dataOf(
        services().base.organizations.notifications.list({
          path: { organization_id: organizationId },
          query: { limit: 1 },
        }),
      );
      return count;
    },
  });

export const changeNotifications = (organizationId: number, body: InboxChange) =>
  dataOf(services().base.organizations.notifications.update({ path: { organization_id: organizationId }, body }));

export const notificationPreferencesQuery = (organizationId: number) =>
  queryOptions({
    queryKey: keys.notificationPreferences(organizationId),
    queryFn: (): Promise<NotificationPreferencesView> =>
      dataOf(services().base.organizations.notificationPreferences.get({ path: { organization_id: organizationId } })),
  });
