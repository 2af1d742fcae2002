import { Inject } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import {
  AttemptsInterrupted,
  jobKind,
  RunsJob,
  type JobStep,
  type Outcome,
  type JobContext,
} from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ProviderError } from '@reelsheet/provider-common';
import { FeedReader, type Found, type ScrapedPost } from '@reelsheet/provider-scraper';
import { CoreConfig } from '../core.config.js';
import { SCRAPE_LIMITS, scrapeError, UnreadableSource } from './scrape-limits.js';
import { nextShareHolder, ScrapeNeeds, type Need } from './scrape-needs.js';
import { isWithoutCapacity, NO_RUN, platformOf, ScrapeRuns } from './scrape-runs.job.js';
import { ScrapedPostRepository } from './scraped-post.repository.js';
import { oldestStored, storable } from './scraped-post-retention.js';
import { ScrapedSourceEntity } from './scraped-source.entity.js';
import { isScraped } from './target.js';

/** A source occupies its worker slot while the vendor works, so the concurrency is the number of runs at the vendor. */
export const SCRAPED_SOURCE = jobKind({
  entity: ScrapedSourceEntity,
  concurrency: SCRAPE_LIMITS.concurrentRuns,
  perOrganization: SCRAPE_LIMITS.concurrentRunsPerOrganization,
});

type ScrapedSource = JobContext<ScrapedSourceEntity>;
type Result = Outcome<ScrapedSourceEntity>;

/** Maximum number of pages of a dataset; a longer one is not ours. */
const MAX_PAGES = 50;

/** State of a source's scrape, derived from its stored run. */
type ScrapeState = 'idle' | 'submitted' | 'posts_running' | 'comments_running';

function stateOf({ runKey, runId, runKind }: ScrapedSourceEntity): ScrapeState {
  if (runKey === null) return 'idle';
  if (runId === null) return 'submitted';
  return runKind === 'posts' ? 'posts_running' : 'comments_running';
}

/**
 * A source is scraped once per interval for everybody who needs it. Posts are stored before the scrape ends; its end,
 * the completed orders and the bills are one transaction under the source's lock.
 */
@RunsJob(SCRAPED_SOURCE)
export class ScrapeStep implements JobStep<ScrapedSourceEntity> {
  constructor(
    private readonly runs: ScrapeRuns,
    private readonly feeds: FeedReader,
    private readonly posts: ScrapedPostRepository,
    private readonly needs: ScrapeNeeds,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: CoreConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** The action of each state: it either stores the next state and returns undefined, or ends the attempt. */
  private readonly actions: Readonly<Record<ScrapeState, (work: ScrapedSource) => Promise<Result | undefined>>> = {
    idle: (work) => this.start(work),
    submitted: async (work) =>
      (await this.runs.find(work)) ? undefined : { state: 'waiting', afterMs: SCRAPE_LIMITS.findAgainMs },
    posts_running: (work) => this.collectPosts(work),
    comments_running: (work) => this.collectComments(work),
  };

  async run(work: ScrapedSource): Promise<Result> {
    for (;;) {
      const result = await this.actions[stateOf(work.job)](work);
      if (result) return result;
    }
  }

  /** Schedules another scrape after any error; orders that cannot be satisfied are failed. */
  async recover(error: unknown, work: ScrapedSource): Promise<Result> {
    const { job } = work;
    if (isWithoutCapacity(error)) return waitForCapacity(error);
    const failures = job.failures + 1;
    const { reason, retryable, afterMs } = scrapeError(error, job.failures);
    this.logger.warn({ err: error, sourceId: job.id, failures }, 'scraping: a scrape failed');
    const canSucceedLater = isRetryable(error, retryable);
    const isOver = !canSucceedLater || failures >= SCRAPE_LIMITS.maxErrors;
    const extendsRun = !isOver && runMayExist(error, job);
    return this.transaction.run(async () => {
      await work.write({
        failures,
        failure: reason,
        attempt: 0,
        ...(!extendsRun && NO_RUN),
        ...(isOver && { isIdle: true }),
      });
      if (isOver) await this.needs.fail(job.id, reason);
      const isVendorUnavailable = canSucceedLater && error instanceof ProviderError;
      return { state: 'waiting', afterMs: isOver && !isVendorUnavailable ? this.intervalMs : afterMs };
    });
  }

  private async start(work: ScrapedSource): Promise<Result | undefined> {
    await work.write({ isIdle: false });
    const need = await this.needs.of(work.job);
    if (!need) return this.becomeIdle(work);
    if (!need.isDue) return this.transaction.run(() => this.end(work, work.job));
    if (!(await this.needs.isPaidFor(work.job, need))) return this.skip(work, need);
    if (!isScraped(work.job.platform)) return this.readFeed(work);
    await this.runs.submitPosts(work);
    return undefined;
  }

  /** Nobody needs the source; the next watcher or order finds it idle and makes it due. */
  private async becomeIdle(work: ScrapedSource): Promise<Result> {
    const need = await this.transaction.run(async () => {
      await work.write({ isIdle: true });
      return this.needs.of(work.job);
    });
    return need ? { state: 'waiting', afterMs: 0 } : { state: 'stopped' };
  }

  /** Nobody can pay for the scrape now. */
  private async skip(work: ScrapedSource, { watching }: Need): Promise<Result> {
    await work.write({ isIdle: true, shareHolder: nextShareHolder(watching, work.job.shareHolder) });
    return { state: 'waiting', afterMs: this.intervalMs };
  }

  private async readFeed(work: ScrapedSource): Promise<Result> {
    const found = await this.feeds.read(work.job.targetValue, work.signal);
    await this.store(work.job, found.slice(0, this.config.WATCH_POSTS_PER_TURN));
    return this.finish(work, { scrapedAt: this.clock.now(), commentsAt: this.clock.now() });
  }

  /** Stores the posts of a finished run, and starts a run for their comments if somebody needs them. */
  private async collectPosts(work: ScrapedSource): Promise<Result | undefined> {
    const { job, signal } = work;
    const datasetId = await this.runs.waitUntilFinished(work);
    const { rejection } = await forEachPage(
      (from) => this.runs.provider.posts(platformOf(job), datasetId, from, signal),
      (posts) => this.store(job, posts),
    );
    if (rejection) throw new UnreadableSource(rejection, false);
    const scrapedAt = this.clock.now();
    const need = await this.needs.of(job);
    const urls = need?.comments ? await this.posts.newestUrls(job.id, this.config.WATCH_POSTS_PER_TURN) : [];
    if (urls.length === 0) return this.finish(work, { scrapedAt, ...(need?.comments && { commentsAt: scrapedAt }) });
    await this.runs.submitComments(work, urls, scrapedAt);
    return undefined;
  }

  private store(source: ScrapedSourceEntity, found: readonly ScrapedPost[]): Promise<void> {
    const now = this.clock.now();
    return this.posts.save(source, storable(found, oldestStored(this.config.SCRAPED_POST_DAYS, now)), now);
  }

  private async collectComments(work: ScrapedSource): Promise<Result> {
    const { job, signal } = work;
    const datasetId = await this.runs.waitUntilFinished(work);
    await forEachPage(
      (from) => this.runs.provider.comments(platformOf(job), datasetId, from, signal),
      (comments) => this.posts.saveComments(job.id, comments),
    );
    return this.finish(work, { commentsAt: this.clock.now() });
  }

  private async finish(work: ScrapedSource, completed: { scrapedAt?: Date; commentsAt?: Date }): Promise<Result> {
    const source = { ...work.job, ...completed };
    return this.transaction.run(async () => {
      await work.write({ ...completed, ...NO_RUN, failures: 0, failure: null });
      await this.needs.distribute(source);
      return this.end(work, source);
    });
  }

  /** Runs under the source's lock: later watchers and orders find the source idle. */
  private async end(work: ScrapedSource, source: ScrapedSourceEntity): Promise<Result> {
    await work.write({ isIdle: true });
    const need = await this.needs.of(source);
    const shareHolder = nextShareHolder(need?.watching ?? [], source.shareHolder);
    return { state: 'waiting', afterMs: need?.isDue ? 0 : this.waitMs(source, need), changes: { shareHolder } };
  }

  private waitMs({ scrapedAt }: ScrapedSourceEntity, need: Need | undefined): number {
    if (!need || !scrapedAt) return this.intervalMs;
    return Math.max(0, scrapedAt.getTime() + this.intervalMs - this.clock.now().getTime());
  }

  private get intervalMs(): number {
    return this.config.WATCH_INTERVAL_MINUTES * 60_000;
  }
}

async function forEachPage<T>(
  read: (from: number) => Promise<Found<T>>,
  store: (items: readonly T[]) => Promise<void>,
): Promise<{ rejection: string | undefined }> {
  let from: number | undefined = 0;
  let rejection: string | undefined;
  for (let page = 0; from !== undefined && page < MAX_PAGES; page++) {
    const found: Found<T> = await read(from);
    await store(found.items);
    rejection = page === 0 ? found.rejection : undefined;
    from = found.next;
  }
  return { rejection };
}

/** Our vendor account has no free capacity. This is no failure of the source, which is scheduled again. */
function waitForCapacity({ retryAfterMs = 0 }: ProviderError): Result {
  const afterMs = Math.max(SCRAPE_LIMITS.waitForCapacityMs, retryAfterMs);
  return { state: 'waiting', afterMs, changes: { attempt: 0 } };
}

/**
 * An unknown outcome is looked up at the next scrape, free of charge; other violations of our own rules are permanent.
 */
function isRetryable(error: unknown, retryable: boolean): boolean {
  if (error instanceof ProviderError) return retryable || error.category === 'unknown_outcome';
  return error instanceof UnreadableSource ? error.retryable : retryable;
}

/** Returns true if the run exists or may exist, so it can be polled again. */
function runMayExist(error: unknown, { runId }: ScrapedSourceEntity): boolean {
  if (!(error instanceof ProviderError)) return error instanceof AttemptsInterrupted && runId === null;
  return error.category === 'unknown_outcome' || (runId !== null && error.retryable);
}
