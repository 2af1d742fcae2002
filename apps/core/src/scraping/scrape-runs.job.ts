import { setTimeout as pause } from 'node:timers/promises';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, newUuid } from '@reelsheet/kernel';
import type { JobContext } from '@reelsheet/platform-jobs';
import { ProviderError } from '@reelsheet/provider-common';
import {
  ScrapeProvider,
  type ScrapedPlatform,
  type ScrapeOrder,
  type ScrapeRequest,
} from '@reelsheet/provider-scraper';
import { CoreConfig } from '../core.config.js';
import { ScrapedPostRepository } from './scraped-post.repository.js';
import type { ScrapedSourceEntity } from './scraped-source.entity.js';
import { SCRAPE_LIMITS, UnreadableSource } from './scrape-limits.js';
import { isScraped } from './target.js';

type RunningSource = JobContext<ScrapedSourceEntity>;

/** Columns of a source without a run at the vendor. */
export const NO_RUN = { runKey: null, runKind: null, runId: null, submittedAt: null } as const;

/**
 * Runs at the scraping vendor. The run's name is stored before the vendor is called, so after a crash it can be looked
 * up and is not started twice.
 */
@Injectable()
export class ScrapeRuns {
  constructor(
    @Inject(ScrapeProvider) private readonly vendor: ScrapeProvider | null,
    private readonly posts: ScrapedPostRepository,
    private readonly clock: Clock,
    private readonly config: CoreConfig,
  ) {}

  get provider(): ScrapeProvider {
    if (this.vendor) return this.vendor;
    throw new UnreadableSource('This installation has no scraping vendor', false);
  }

  async submitPosts(work: RunningSource): Promise<void> {
    await this.submit(work, 'posts', this.postsOrder(work.job));
  }

  /** Starts a run for comments of these posts; `scrapedAt` is stored with it, because the posts are complete. */
  async submitComments(work: RunningSource, postUrls: string[], scrapedAt: Date): Promise<void> {
    await this.submit(work, 'comments', commentsOrder(work.job, postUrls), { scrapedAt });
  }

  /**
   * Looks up a run whose submission had an unknown outcome, and starts another one only when the first can no longer
   * appear. Returns false if it must be looked up again later.
   */
  async find(work: RunningSource): Promise<boolean> {
    const { job } = work;
    const { submittedAt } = job;
    const order = await this.orderOf(job);
    const run = submittedAt && (await this.provider.find(requestOf(work, order), submittedAt));
    if (run) await work.write({ runId: run.runId });
    else if (submittedAt && this.clock.now().getTime() - submittedAt.getTime() < SCRAPE_LIMITS.findWithinMs)
      return false;
    else await this.submit(work, job.runKind!, order);
    return true;
  }

  /** Waits for the end of a run and returns the id of its dataset. The vendor itself ends runs that take too long. */
  async waitUntilFinished({ job, signal }: RunningSource): Promise<string> {
    for (let wait: number = SCRAPE_LIMITS.firstPollMs; ; wait = SCRAPE_LIMITS.pollMs) {
      await pause(wait, undefined, { signal });
      const run = await this.provider.check({ runId: job.runId! }, signal);
      if (run.state === 'completed') return run.datasetId;
      if (run.state === 'failed') throw new UnreadableSource(run.reason, run.retryable);
      if (this.clock.now().getTime() - job.submittedAt!.getTime() > SCRAPE_LIMITS.maxMs)
        throw new UnreadableSource('The scraping vendor took too long', true);
    }
  }

  /** Without capacity at the vendor there is no run, and comments of known posts wait as well. */
  private async submit(
    work: RunningSource,
    runKind: 'posts' | 'comments',
    order: ScrapeOrder,
    completed: { scrapedAt?: Date } = {},
  ): Promise<void> {
    const { provider } = this;
    await work.write({ ...completed, runKey: newUuid(), runKind, runId: null, submittedAt: this.clock.now() });
    try {
      const { runId } = await provider.submit(requestOf(work, order));
      await work.write({ runId, attempt: 0 });
    } catch (error) {
      if (isWithoutCapacity(error)) await work.write(runKind === 'posts' ? NO_RUN : { submittedAt: null });
      throw error;
    }
  }

  private async orderOf(job: ScrapedSourceEntity): Promise<ScrapeOrder> {
    if (job.runKind === 'posts') return this.postsOrder(job);
    return commentsOrder(job, await this.posts.newestUrls(job.id, this.config.WATCH_POSTS_PER_TURN));
  }

  private postsOrder(job: ScrapedSourceEntity): ScrapeOrder {
    const { targetType, targetValue, country } = job;
    const max = this.config.WATCH_POSTS_PER_TURN;
    return {
      kind: 'posts',
      platform: platformOf(job),
      targetType,
      targetValue,
      ...(country && { country }),
      max: max,
    };
  }
}

/** Returns the platform of a source that is scraped by the vendor. */
export function platformOf({ platform }: ScrapedSourceEntity): ScrapedPlatform {
  if (!isScraped(platform)) throw new Error(`${platform} is read without a vendor`);
  return platform;
}

const commentsOrder = (job: ScrapedSourceEntity, postUrls: string[]): ScrapeOrder => ({
  kind: 'comments',
  platform: platformOf(job),
  postUrls,
  maxPerPost: SCRAPE_LIMITS.commentsPerPost,
});

const requestOf = ({ job, signal }: RunningSource, order: ScrapeOrder): ScrapeRequest => ({
  order,
  externalId: job.runKey!,
  signal,
});

/**
 * Returns true if the vendor has no capacity for another run, which it reports before starting it.
 */
export const isWithoutCapacity = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.category === 'rate_limited';
