import type { InboxFilter } from '../api/notification-queries.js';
import { isTopic, type Topic } from './inbox-topics.js';

/** The filters in the address of the inbox. */
export interface InboxSearch {
  readonly view?: Exclude<InboxFilter['view'], 'all'>;
  readonly topic?: Topic;
}

/** Reads the filters in an address, without those that are unknown. */
export function inboxSearch({ view, topic }: Readonly<Record<string, unknown>>): InboxSearch {
  return {
    ...(view === 'unread' || view === 'archived' ? { view } : {}),
    ...(isTopic(topic) ? { topic } : {}),
  };
}
