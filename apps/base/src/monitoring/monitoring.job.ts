import { monitoringCompleted, monitoringFailed, orderScrape, type PayloadOf } from '@reelsheet/contracts';
import { Clock, CommonErrors, DomainError } from '@reelsheet/kernel';
import { ScrapingPrices } from '@reelsheet/model-catalog';
import { Transaction } from '@reelsheet/platform-database';
import {
  creditReference,
  jobKind,
  Jobs,
  RunsJob,
  type JobStep,
  type Outcome,
  type JobContext,
} from '@reelsheet/platform-jobs';
import { RpcClient } from '@reelsheet/platform-messaging';
import { MonitoringConfig } from './monitoring.config.js';
import { MonitoringScrapeEntity } from './monitoring.entity.js';
import { MONITORING_LIMITS } from './monitoring-limits.js';
import type { MonitoringData } from './monitoring.js';
import { MonitoringRepository, type Monitoring } from './monitoring.repository.js';

export const MONITORING_SCRAPE = jobKind({
  entity: MonitoringScrapeEntity,
  concurrency: 8,
  events: { contracts: { completed: monitoringCompleted, failed: monitoringFailed }, payload: toEvent },
});

const POLL_INTERVAL_MS = 1_000;
const OPEN = ['pending', 'processing'];
/** Maximum age of an existing scrape of the same source that is reused. */
const MAX_REUSED_AGE_SECONDS = 600;

type Scrape = JobContext<MonitoringScrapeEntity>;

/** Returns the maximum cost of one scrape. */
export function maxCost({ maxResults, commentMonitoring }: MonitoringData, prices: ScrapingPrices): number {
  const comments = commentMonitoring ? maxResults * MONITORING_LIMITS.commentsPerPost : 0;
  return prices.priceOf({ posts: maxResults, comments });
}

/** Runs one scrape: core scrapes the source with this job's reference and reports what is new to the organization. */
@RunsJob(MONITORING_SCRAPE)
export class MonitoringStep implements JobStep<MonitoringScrapeEntity> {
  constructor(
    private readonly monitorings: MonitoringRepository,
    private readonly jobs: Jobs,
    private readonly rpc: RpcClient,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly prices: ScrapingPrices,
    private readonly config: MonitoringConfig,
  ) {}

  async run(work: Scrape): Promise<Outcome<MonitoringScrapeEntity>> {
    const { job } = work;
    const monitoring = await this.begin(job.monitoringId);
    if (!monitoring) return { state: 'stopped' };
    try {
      await work.ensureHold(maxCost(monitoring, this.prices));
    } catch (error) {
      if (!monitoring.monitoring || !isInsufficient(error)) throw error;
      return { state: 'stopped', commit: () => this.skip(job) };
    }
    const reference = creditReference(MONITORING_SCRAPE, job.id);
    const scraped = await this.rpc.request(orderScrape, { reference, ...toScrapeRequest(monitoring) });
    if (scraped.status === 'pending') return { state: 'waiting', afterMs: POLL_INTERVAL_MS };
    if (scraped.status === 'failed') return this.failed(job, scraped.failed_reason ?? 'The source could not be read');
    const found = { posts: scraped.new_posts, comments: scraped.new_comments };
    const cost = Math.min(this.prices.priceOf(found), work.job.estimate ?? 0);
    return { state: 'completed', cost, changes: found, commit: () => this.count(job, { ...found, cost }) };
  }

  async recover(error: unknown, { job }: Scrape): Promise<Outcome<MonitoringScrapeEntity> | undefined> {
    return error instanceof DomainError ? this.failed(job, error.message) : undefined;
  }

  private async begin(id: number): Promise<Monitoring | undefined> {
    return this.transaction.run(async () => {
      const monitoring = await this.monitorings.lock(id);
      if (!monitoring || !OPEN.includes(monitoring.status)) return undefined;
      await this.monitorings.begin(id);
      return monitoring;
    });
  }

  private failed({ monitoringId }: MonitoringScrapeEntity, reason: string): Outcome<MonitoringScrapeEntity> {
    return { state: 'failed', reason, commit: () => this.monitorings.end(monitoringId, reason) };
  }

  /**
   * Stores the result, and enqueues the next scrape if the job, which may have changed during the
   * scrape, is still recurring.
   */
  private async count(
    job: MonitoringScrapeEntity,
    scraped: { readonly posts: number; readonly comments: number; readonly cost: number },
  ): Promise<void> {
    const monitoring = await this.monitorings.lock(job.monitoringId);
    if (!monitoring) return;
    const next = monitoring.monitoring ? await this.enqueueNext(job) : null;
    await this.monitorings.count(job.monitoringId, scraped, next);
  }

  /** Skips a scrape without sufficient credits and enqueues the next one. */
  private async skip(job: MonitoringScrapeEntity): Promise<void> {
    const monitoring = await this.monitorings.lock(job.monitoringId);
    if (monitoring?.monitoring) await this.monitorings.postpone(job.monitoringId, await this.enqueueNext(job));
  }

  private async enqueueNext({ organizationId, agentId, monitoringId }: MonitoringScrapeEntity): Promise<Date> {
    const dueAt = new Date(this.clock.now().getTime() + this.config.MONITORING_INTERVAL_MINUTES * 60_000);
    await this.jobs.enqueue(MONITORING_SCRAPE, { organizationId, agentId, monitoringId, dueAt });
    return dueAt;
  }
}

const isInsufficient = (error: unknown) => error instanceof DomainError && error.is(CommonErrors.insufficientCredits);

const TARGETS = { username: 'account', hashtag: 'hashtag', keyword: 'keyword' } as const;

const toScrapeRequest = ({
  organizationId,
  agentId,
  platform,
  type,
  value,
  country,
  days,
  maxResults,
  commentMonitoring,
}: Monitoring) => ({
  organization_id: organizationId,
  agent_id: agentId,
  platform,
  target_type: TARGETS[type],
  target_value: value,
  country,
  days,
  max_results: maxResults,
  comments: commentMonitoring,
  max_age_seconds: MAX_REUSED_AGE_SECONDS,
});

function toEvent({
  monitoringId,
  organizationId,
  agentId,
  status,
  posts,
  comments,
}: MonitoringScrapeEntity): PayloadOf<typeof monitoringCompleted> {
  return { user_job_id: monitoringId, organization_id: organizationId, agent_id: agentId, status, posts, comments };
}
