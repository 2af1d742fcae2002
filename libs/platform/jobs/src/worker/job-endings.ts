import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventContract } from '@reelsheet/contracts';
import { Batcher } from '@reelsheet/kernel';
import { insideTransaction, Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { describeSpan, LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ClaimRepository, type Taken } from './claim.repository.js';
import { found } from '../discovery.js';
import { ENDINGS_OF, type EndingListener } from '../ending-listener.js';
import type { JobEntity, JobStatus } from '../job.entity.js';
import { ClaimLost } from '../job.errors.js';
import { JobHints } from './job-hints.js';
import { JobMetrics } from './job-metrics.js';
import { creditReference, type Changes, type JobKind } from '../job-kind.js';
import type { Ending } from '../outcome.js';
import { JobCredits } from '../credits/job-credits.js';

/** Undefined where nothing could be written. */
type EndedIds = ReadonlySet<string> | undefined;

/** Postgres compares each of a batch with all of it. */
const ENDED_TOGETHER = 200;

/** What goes with the end of every job: the event, the listeners, the credits, the hint and a line in the log. */
@Injectable()
export class JobEndings {
  /** By kind, and whether rows go or stay. */
  private readonly batchers = new Map<string, Batcher<JobEntity, EndedIds>>();
  private listeners?: readonly [JobKind, EndingListener<JobEntity>][];

  constructor(
    private readonly claims: ClaimRepository,
    private readonly credits: JobCredits,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly hints: JobHints,
    private readonly discovery: DiscoveryService,
    private readonly metrics: JobMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Ends a taken job as its step has decided. */
  async end<Job extends JobEntity>(
    kind: JobKind<Job>,
    { job }: Pick<Taken<Job>, 'job'>,
    ending: Ending<Job>,
  ): Promise<void> {
    if (await this.endTogether(kind, job, ending)) return;
    const { state, changes = {}, commit, abandon } = ending;
    const cost = state === 'stopped' ? null : (ending.cost ?? null);
    const reason = state === 'failed' ? { failedReason: ending.reason } : {};
    try {
      await this.transaction.run(async () => {
        const ended = await this.claims.end(kind, job, state, cost, { ...changes, ...reason } as Changes<Job>);
        const news = await commit?.();
        if ('forget' in ending && ending.forget) await this.claims.remove(kind, job);
        await this.follow(kind, { ...ended, ...news });
      });
    } catch (error) {
      if (error instanceof ClaimLost) await abandon?.();
      throw error;
    }
  }

  /** An end that brings nothing but itself is written with others of its kind; false where it goes its own way. */
  private async endTogether<Job extends JobEntity>(
    kind: JobKind<Job>,
    job: Job,
    ending: Ending<Job>,
  ): Promise<boolean> {
    const { state, changes, commit, abandon } = ending;
    if (state !== 'completed' || changes || commit || job.estimate !== null || kind.events) return false;
    if (this.listenersOf(kind).length > 0 || insideTransaction()) return false;
    const ended = await this.batcherOf(kind, ending.forget ?? false).join(job);
    if (!ended) return false;
    if (!ended.has(String(job.id))) {
      await abandon?.();
      throw new ClaimLost();
    }
    this.hints.moved(kind, job.id);
    this.log(kind, { ...job, status: state });
    return true;
  }

  private batcherOf(kind: Pick<JobKind, 'name'>, forget: boolean): Batcher<JobEntity, EndedIds> {
    const key = `${kind.name}:${forget}`;
    const write = (jobs: readonly JobEntity[]) => this.claims.complete(kind, jobs, { forget }).catch(() => undefined);
    const batcher = this.batchers.get(key) ?? new Batcher<JobEntity, EndedIds>(ENDED_TOGETHER, write);
    this.batchers.set(key, batcher);
    return batcher;
  }

  /** Part of the transaction in which the job has ended. The ledger's row is the one that others wait for, so it comes last. */
  async follow<Job extends JobEntity>(kind: JobKind<Job>, job: Job): Promise<void> {
    await this.announce(kind, job);
    await this.tell(kind, job);
    await this.settle(kind, job);
    this.transaction.afterCommit(() => {
      this.hints.moved(kind, job.id);
      this.log(kind, job);
    });
  }

  private async announce<Job extends JobEntity>({ events }: JobKind<Job>, job: Job): Promise<void> {
    if (!events) return;
    const contracts: Partial<Record<JobStatus, EventContract>> = events.contracts;
    const contract = contracts[job.status];
    if (contract) await this.outbox.send(contract, events.payload(job));
  }

  private async tell<Job extends JobEntity>(kind: JobKind<Job>, job: Job): Promise<void> {
    for (const listener of this.listenersOf(kind)) await listener.ended(job);
  }

  private listenersOf({ name }: Pick<JobKind, 'name'>): EndingListener<JobEntity>[] {
    this.listeners ??= found<JobKind, EndingListener<JobEntity>>(this.discovery, ENDINGS_OF);
    return this.listeners.flatMap(([kind, listener]) => (kind.name === name ? [listener] : []));
  }

  private async settle<Job extends JobEntity>(kind: JobKind<Job>, job: Job): Promise<void> {
    const { id, organizationId, estimate, cost } = job;
    if (estimate === null) return;
    await this.credits.close({ organizationId, reference: creditReference(kind, id) }, cost);
  }

  private log<Job extends JobEntity>(kind: JobKind<Job>, job: Job): void {
    const { id, status: outcome, attempt, organizationId, cost, failedReason: reason } = job;
    const durationMs = Date.now() - job.begunAt.getTime();
    this.logger.info({ kind: kind.name, id, outcome, attempt, durationMs, organizationId, cost, reason }, 'job ended');
    this.metrics.ended(kind, job, durationMs);
    describeSpan({ 'reelsheet.outcome': outcome });
  }
}
