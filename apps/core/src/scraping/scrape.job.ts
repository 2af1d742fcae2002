import { setTimeout as pause } from 'node:timers/promises';
import { Inject } from '@nestjs/common';
import { Clock, newUuid } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import {
  AttemptsInterrupted,
  jobKind,
  RunsJob,
  type JobStep,
  type Outcome,
  type JobContext,
} from '@reelsheet/platform-jobs';
import { ProviderError } from '@reelsheet/provider-common';
import {
  FeedReader,
  ScrapeProvider,
  type Found,
  type ScrapeOrder,
  type ScrapeRequest,
} from '@reelsheet/provider-scraper';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { CoreConfig } from '../core.config.js';
import { ScrapedPostRepository } from './scraped-post.repository.js';
import { ScrapedSourceEntity } from './scraped-source.entity.js';
import { nextHolder, ScrapeNeeds, type Need } from './scrape-needs.js';
import { isScraped } from './target.js';
import { TURN, turnFailure, UnreadableSource } from './scrape-limits.js';

/** A source occupies its worker slot while the vendor works, so the concurrency is the number of runs at the vendor. */
export const SCRAPED_SOURCE = jobKind({
  entity: ScrapedSourceEntity,
  fairShareBy: 'turnHolder',
  concurrency: TURN.runsAtOnce,
  perOrganization: TURN.runsOfOne,
});

type Source = JobContext<ScrapedSourceEntity>;
const NO_RUN = { runKey: null, runKind: null, runId: null, submittedAt: null } as const;
/** Maximum number of pages of a dataset; a longer one is not ours. */
const MAX_PAGES = 50;

/**
 * A source is scraped once per interval for everybody who needs it. The run's name is stored before the vendor is
 * called, so after a crash the run can be looked up and is not started twice. Posts are stored before the scrape ends;
 * its end, the completed orders and the bills are one transaction under the source's lock.
 */
@RunsJob(SCRAPED_SOURCE)
export class ScrapeStep implements JobStep<ScrapedSourceEntity> {
  constructor(
    @Inject(ScrapeProvider) private readonly vendor: ScrapeProvider | null,
    private readonly feeds: FeedReader,
    private readonly posts: ScrapedPostRepository,
    private readonly needs: ScrapeNeeds,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: CoreConfig,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async run(work: Source): Promise<Outcome<ScrapedSourceEntity>> {
    if (work.job.runKey === null) {
      await work.write({ atRest: false });
      const need = await this.needs.of(work.job);
      if (!need) return this.rest(work);
      if (!need.isDue) return this.transaction.run(() => this.end(work, work.job));
      if (!(await this.needs.isPaidFor(work.job, need))) return this.skip(work, need);
      if (!isScraped(work.job.platform)) return this.readFeed(work);
      await this.submit(work, 'posts', this.postsOrder(work.job));
    }
    return this.goOn(work);
  }

  /** Schedules another scrape after any error; orders that cannot be satisfied are failed. */
  async recover(error: unknown, work: Source): Promise<Outcome<ScrapedSourceEntity>> {
    const { job } = work;
    if (isCrowded(error)) return this.makeRoom(error);
    const failures = job.failures + 1;
    const { reason, retryable, afterMs } = turnFailure(error, job.failures);
    this.logger.warn({ err: error, sourceId: job.id, failures }, 'scraping: a turn failed');
    const mayBeHad = isRetryable(error, retryable);
    const isOver = !mayBeHad || failures >= TURN.maxFailures;
    const keepsRun = !isOver && mayGoOn(error, job);
    return this.transaction.run(async () => {
      await work.write({
        failures,
        failure: reason,
        attempt: 0,
        ...(!keepsRun && NO_RUN),
        ...(isOver && { atRest: true }),
      });
      if (isOver) await this.needs.refuse(job.id, reason);
      const isVendorAway = mayBeHad && error instanceof ProviderError;
      return { state: 'waiting', afterMs: isOver && !isVendorAway ? this.intervalMs : afterMs };
    });
  }

  /** Our vendor account has no free capacity. This is no failure of the source, which is scheduled again. */
  private makeRoom({ retryAfterMs = 0 }: ProviderError): Outcome<ScrapedSourceEntity> {
    return { state: 'waiting', afterMs: Math.max(TURN.crowdedMs, retryAfterMs), changes: { attempt: 0 } };
  }

  private get provider(): ScrapeProvider {
    if (this.vendor) return this.vendor;
    throw new UnreadableSource('This installation has no scraping vendor', false);
  }

  private get intervalMs(): number {
    return this.config.WATCH_INTERVAL_MINUTES * 60_000;
  }

  /** Nobody needs the source; the next watcher or order finds it idle and makes it due. */
  private async rest(work: Source): Promise<Outcome<ScrapedSourceEntity>> {
    const wanted = await this.transaction.run(async () => {
      await work.write({ atRest: true });
      return this.needs.of(work.job);
    });
    return wanted ? { state: 'waiting', afterMs: 0 } : { state: 'stopped' };
  }

  /** Nobody can pay for the scrape now. */
  private async skip(work: Source, { watching }: Need): Promise<Outcome<ScrapedSourceEntity>> {
    await work.write({ atRest: true, turnHolder: nextHolder(watching, work.job.turnHolder) });
    return { state: 'waiting', afterMs: this.intervalMs };
  }

  private async readFeed(work: Source): Promise<Outcome<ScrapedSourceEntity>> {
    const found = await this.feeds.read(work.job.targetValue, work.signal);
    await this.posts.save(work.job, found.slice(0, this.config.WATCH_POSTS_PER_TURN), this.clock.now());
    return this.finish(work, { scrapedAt: this.clock.now(), commentsAt: this.clock.now() });
  }

  /**
   * Stores the run's name, then starts the run. Without capacity at the vendor there is no run, and comments of known
   * posts wait as well.
   */
  private async submit(
    work: Source,
    runKind: 'posts' | 'comments',
    order: ScrapeOrder,
    ended: { scrapedAt?: Date } = {},
  ): Promise<void> {
    const { provider } = this;
    await work.write({ ...ended, runKey: newUuid(), runKind, runId: null, submittedAt: this.clock.now() });
    try {
      const { runId } = await provider.submit(this.request(work, order));
      await work.write({ runId, attempt: 0 });
    } catch (error) {
      if (isCrowded(error)) await work.write(runKind === 'posts' ? NO_RUN : { submittedAt: null });
      throw error;
    }
  }

  private async goOn(work: Source): Promise<Outcome<ScrapedSourceEntity>> {
    if (work.job.runId === null && !(await this.findRun(work))) return { state: 'waiting', afterMs: TURN.lostEveryMs };
    const datasetId = await this.untilMade(work);
    return work.job.runKind === 'posts' ? this.takePosts(work, datasetId) : this.takeComments(work, datasetId);
  }

  /** The vendor itself ends runs that take too long. */
  private async untilMade(work: Source): Promise<string> {
    const { runId, submittedAt } = work.job;
    for (let wait: number = TURN.firstLookMs; ; wait = TURN.lookEveryMs) {
      await pause(wait, undefined, { signal: work.signal });
      const run = await this.provider.check({ runId: runId! }, work.signal);
      if (run.state === 'completed') return run.datasetId;
      if (run.state === 'failed') throw new UnreadableSource(run.reason, run.retryable);
      if (this.clock.now().getTime() - submittedAt!.getTime() > TURN.maxMs)
        throw new UnreadableSource('The scraping vendor took too long', true);
    }
  }

  /**
   * The outcome of the submission is unknown: the run is searched at the vendor, and another one is started only when
   * the first can no longer appear.
   */
  private async findRun(work: Source): Promise<boolean> {
    const { runKind, submittedAt } = work.job;
    const order = await this.orderOf(work.job);
    const run = submittedAt && (await this.provider.find(this.request(work, order), submittedAt));
    if (run) await work.write({ runId: run.runId });
    else if (submittedAt && this.clock.now().getTime() - submittedAt.getTime() < TURN.findWithinMs) return false;
    else await this.submit(work, runKind!, order);
    return true;
  }

  private async takePosts(work: Source, datasetId: string): Promise<Outcome<ScrapedSourceEntity>> {
    const { job, signal } = work;
    if (!isScraped(job.platform)) throw new Error(`${job.platform} has no runs`);
    const { platform } = job;
    const { refusal } = await eachPage(
      (from) => this.provider.posts(platform, datasetId, from, signal),
      (posts) => this.posts.save(job, posts, this.clock.now()),
    );
    if (refusal) throw new UnreadableSource(refusal, false);
    const scrapedAt = this.clock.now();
    const need = await this.needs.of(job);
    const urls = need?.comments ? await this.posts.newestUrls(job.id, this.config.WATCH_POSTS_PER_TURN) : [];
    if (urls.length === 0) return this.finish(work, { scrapedAt, ...(need?.comments && { commentsAt: scrapedAt }) });
    const order = { kind: 'comments', platform, postUrls: urls, maxPerPost: TURN.commentsPerPost } as const;
    await this.submit(work, 'comments', order, { scrapedAt });
    return this.goOn(work);
  }

  private async takeComments(work: Source, datasetId: string): Promise<Outcome<ScrapedSourceEntity>> {
    const { job, signal } = work;
    if (!isScraped(job.platform)) throw new Error(`${job.platform} has no runs`);
    const { platform } = job;
    await eachPage(
      (from) => this.provider.comments(platform, datasetId, from, signal),
      (comments) => this.posts.saveComments(job.id, comments),
    );
    return this.finish(work, { commentsAt: this.clock.now() });
  }

  private async finish(
    work: Source,
    ended: { scrapedAt?: Date; commentsAt?: Date },
  ): Promise<Outcome<ScrapedSourceEntity>> {
    const source = { ...work.job, ...ended };
    return this.transaction.run(async () => {
      await work.write({ ...ended, ...NO_RUN, failures: 0, failure: null });
      await this.needs.fill(source);
      return this.end(work, source);
    });
  }

  /** Runs under the source's lock: later watchers and orders find the source idle. */
  private async end(work: Source, source: ScrapedSourceEntity): Promise<Outcome<ScrapedSourceEntity>> {
    await work.write({ atRest: true });
    const need = await this.needs.of(source);
    const turnHolder = nextHolder(need?.watching ?? [], source.turnHolder);
    return { state: 'waiting', afterMs: need?.isDue ? 0 : this.waitMs(source, need), changes: { turnHolder } };
  }

  private waitMs({ scrapedAt }: ScrapedSourceEntity, need: Need | undefined): number {
    if (!need || !scrapedAt) return this.intervalMs;
    return Math.max(0, scrapedAt.getTime() + this.intervalMs - this.clock.now().getTime());
  }

  private request(work: Source, order: ScrapeOrder): ScrapeRequest {
    return { order, externalId: work.job.runKey!, signal: work.signal };
  }

  private async orderOf(job: ScrapedSourceEntity): Promise<ScrapeOrder> {
    if (job.runKind === 'posts') return this.postsOrder(job);
    if (!isScraped(job.platform)) throw new Error(`${job.platform} has no runs`);
    const postUrls = await this.posts.newestUrls(job.id, this.config.WATCH_POSTS_PER_TURN);
    return { kind: 'comments', platform: job.platform, postUrls, maxPerPost: TURN.commentsPerPost };
  }

  private postsOrder({ platform, targetType, targetValue, country }: ScrapedSourceEntity): ScrapeOrder {
    if (!isScraped(platform)) throw new Error(`${platform} has no runs`);
    const most = this.config.WATCH_POSTS_PER_TURN;
    return { kind: 'posts', platform, targetType, targetValue, ...(country && { country }), most };
  }
}

async function eachPage<T>(
  read: (from: number) => Promise<Found<T>>,
  keep: (items: readonly T[]) => Promise<void>,
): Promise<{ refusal: string | undefined }> {
  let from: number | undefined = 0;
  let refusal: string | undefined;
  for (let page = 0; from !== undefined && page < MAX_PAGES; page++) {
    const found: Found<T> = await read(from);
    await keep(found.items);
    refusal = page === 0 ? found.refusal : undefined;
    from = found.next;
  }
  return { refusal };
}

/** Whether the vendor has no capacity for another run, which it reports before starting it. */
const isCrowded = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.category === 'rate_limited';

/**
 * An unknown outcome is looked up at the next scrape, free of charge; other violations of our own rules are permanent.
 */
function isRetryable(error: unknown, retryable: boolean): boolean {
  if (error instanceof ProviderError) return retryable || error.category === 'unknown_outcome';
  return error instanceof UnreadableSource ? error.retryable : retryable;
}

/** Whether the run exists or may exist, so it can be polled again. */
function mayGoOn(error: unknown, { runId }: ScrapedSourceEntity): boolean {
  if (!(error instanceof ProviderError)) return error instanceof AttemptsInterrupted && runId === null;
  return error.category === 'unknown_outcome' || (runId !== null && error.retryable);
}
