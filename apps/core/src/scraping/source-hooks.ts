import { defineHook } from '@reelsheet/platform-hooks';

interface WatchedSource {
  readonly organizationId: number;
  readonly sourceId: number;
}

/** Hooks with which scraping queries and notifies the owners of regularly scraped sources. */
export const SourceHooks = {
  /** Query by the source's id: organizations with an active list of it. */
  findWatchers: defineHook<number, number[]>('source.find_watchers'),

  /**
   * Query: the last post that the organization's lists show; undefined when none of them watches the source any
   * more.
   */
  findLastShownPost: defineHook<WatchedSource, number | undefined>('source.find_last_shown_post'),

  /** The organization has paid for the source's posts up to `through`: its lists show them. */
  postsPaid: defineHook<WatchedSource & { readonly through: number }>('source.posts_paid'),
};
