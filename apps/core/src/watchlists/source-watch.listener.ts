import { OnHook, type HookHandler, type HookPayload } from '@reelsheet/platform-hooks';
import { SourceHooks } from '../scraping/source-hooks.js';
import { WatchlistRepository } from './watchlist.repository.js';

/** An organization watches a source if one of its lists contains it. */
@OnHook(SourceHooks.findWatchers)
export class FindWatchers implements HookHandler<typeof SourceHooks.findWatchers> {
  constructor(private readonly lists: WatchlistRepository) {}

  handle(sourceId: number): Promise<number[]> {
    return this.lists.organizationsWatching(sourceId);
  }
}

@OnHook(SourceHooks.findLastShownPost)
export class FindLastShownPost implements HookHandler<typeof SourceHooks.findLastShownPost> {
  constructor(private readonly lists: WatchlistRepository) {}

  handle({ organizationId, sourceId }: HookPayload<typeof SourceHooks.findLastShownPost>): Promise<number | undefined> {
    return this.lists.lastSeen(organizationId, sourceId);
  }
}

@OnHook(SourceHooks.postsPaid)
export class ShowPaidPosts implements HookHandler<typeof SourceHooks.postsPaid> {
  constructor(private readonly lists: WatchlistRepository) {}

  handle({ organizationId, sourceId, through }: HookPayload<typeof SourceHooks.postsPaid>): Promise<void> {
    return this.lists.show(organizationId, sourceId, through);
  }
}

export const SOURCE_WATCH_LISTENERS = [FindWatchers, FindLastShownPost, ShowPaidPosts];
