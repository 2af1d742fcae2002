import { Inject, Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { HourlyWork, Portions } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import type { ScrapedPost } from '@reelsheet/provider-scraper';
import { CoreConfig } from '../core.config.js';
import { ScrapedPostRepository } from './scraped-post.repository.js';

/** Number of posts that one transaction deletes, each with its comments. */
const PORTION = 500;

/** Returns the time before which no post is stored; undefined where all are. */
export function oldestStored(days: number | undefined, now: Date): Date | undefined {
  return days === undefined ? undefined : new Date(now.getTime() - days * DAY_MS);
}

/** Returns the posts that are young enough to be stored. A post without a time counts as new. */
export function storable(found: readonly ScrapedPost[], oldest: Date | undefined): readonly ScrapedPost[] {
  return oldest ? found.filter(({ postedAt }) => !postedAt || postedAt >= oldest) : found;
}

/**
 * Deletes posts that were published more than `SCRAPED_POST_DAYS` ago. That an organization has paid for a post stays,
 * so that it never pays again.
 */
@Injectable()
export class ScrapedPostRetention extends HourlyWork {
  constructor(
    private readonly posts: ScrapedPostRepository,
    private readonly clock: Clock,
    private readonly config: CoreConfig,
    private readonly portions: Portions,
    @Inject(LOGGER) private readonly log: Logger,
  ) {
    super(log, 'scraping: removal of old posts postponed');
  }

  async run(): Promise<void> {
    const oldest = oldestStored(this.config.SCRAPED_POST_DAYS, this.clock.now());
    if (!oldest) return;
    let source = 0;
    const removed = await this.portions.each('old scraped posts', async () => {
      const sources = await this.posts.deleteOlder(oldest, source, PORTION);
      // Sources are walked in the order of their ids, and the last one may have more.
      source = Math.max(source, ...sources);
      return sources.length;
    });
    if (removed > 0) this.log.info({ removed }, 'scraping: posts were removed because of their age');
  }
}
