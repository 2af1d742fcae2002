import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventContract } from '@reelsheet/contracts';
import { Batcher } from '@reelsheet/kernel';
import { joinsTransaction, Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { setSpanAttributes, LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { ClaimRepository, type ClaimedJob } from './claim.repository.js';
import { discoverProviders } from '@reelsheet/platform-hooks';
import { ENDINGS_OF, type EndingListener } from '../ending-listener.js';
import type { JobEntity, JobStatus } from '../job.entity.js';
import { ClaimLost } from '../job.errors.js';
import { JobNotifications } from './job-notifications.js';
import { JobMetrics } from './job-metrics.js';
import { creditReference, type JobKind } from '../job-kind.js';
import type { Ending, Failed } from '../outcome.js';
import { JobCredits } from '../credits/job-credits.js';

/** Undefined if the batch failed. */
type EndedIds = ReadonlySet<string> | undefined;

/** The cost of a batch grows with the square of its size, because Postgres compares each row with all claims. */
const MAX_BATCH = 200;

/** Ends jobs: writes the row, publishes the event, calls listeners, settles credits, notifies watchers and logs. */
@Injectable()
export class JobEndings {
  /** Batchers by kind and by whether rows are deleted. */
  private readonly batchers = new Map<string, Batcher<JobEntity, EndedIds>>();
  private listeners?: readonly [JobKind, EndingListener<JobEntity>][];

  constructor(
    private readonly claims: ClaimRepository,
    private readonly credits: JobCredits,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly notifications: JobNotifications,
    private readonly discovery: DiscoveryService,
    private readonly metrics: JobMetrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Ends a claimed job with the outcome of its step. */
  async end<Job extends JobEntity>(
    kind: JobKind<Job>,
    { job }: Pick<ClaimedJob<Job>, 'job'>,
    ending: Ending<Job>,
  ): Promise<void> {
    if (await this.endInBatch(kind, job, ending)) return;
    const { state, changes = {}, commit, abandon } = ending;
    const cost = state === 'stopped' ? null : (ending.cost ?? null);
    const reason = state === 'failed' ? reasonColumns(kind, ending) : {};
    try {
      await this.transaction.run(async () => {
        const ended = await this.claims.end(kind, job, state, cost, { ...changes, ...reason });
        const properties = await commit?.();
        if ('deleteRow' in ending && ending.deleteRow) await this.claims.remove(kind, job);
        await this.finish(kind, { ...ended, ...properties });
      });
    } catch (error) {
      if (error instanceof ClaimLost) await abandon?.();
      throw error;
    }
  }

  /** Ends jobs without side effects in batches. Returns false if the job must be ended in its own transaction. */
  private async endInBatch<Job extends JobEntity>(kind: JobKind<Job>, job: Job, ending: Ending<Job>): Promise<boolean> {
    const { state, changes, commit, abandon } = ending;
    if (state !== 'completed' || changes || commit || job.estimate !== null || kind.events) return false;
    if (this.listenersOf(kind).length > 0 || joinsTransaction()) return false;
    const ended = await this.batcherOf(kind, ending.deleteRow ?? false).add(job);
    if (!ended) return false;
    if (!ended.has(String(job.id))) {
      await abandon?.();
      throw new ClaimLost();
    }
    this.notifications.changed(kind, job);
    this.log(kind, { ...job, status: state });
    return true;
  }

  private batcherOf(kind: Pick<JobKind, 'name'>, deleteRows: boolean): Batcher<JobEntity, EndedIds> {
    const key = `${kind.name}:${deleteRows}`;
    const write = (jobs: readonly JobEntity[]) =>
      this.claims.complete(kind, jobs, { deleteRows }).catch(() => undefined);
    const batcher = this.batchers.get(key) ?? new Batcher<JobEntity, EndedIds>(MAX_BATCH, write);
    this.batchers.set(key, batcher);
    return batcher;
  }

  /** Runs in the transaction that ended the job. The ledger comes last, because its row is the most contended one. */
  async finish<Job extends JobEntity>(kind: JobKind<Job>, job: Job): Promise<void> {
    await this.publishEvent(kind, job);
    await this.notifyListeners(kind, job);
    await this.closeCredits(kind, job);
    this.transaction.afterCommit(() => {
      this.notifications.changed(kind, job);
      this.log(kind, job);
    });
  }

  private async publishEvent<Job extends JobEntity>({ events }: JobKind<Job>, job: Job): Promise<void> {
    if (!events) return;
    const contracts: Partial<Record<JobStatus, EventContract>> = events.contracts;
    const contract = contracts[job.status];
    if (contract) await this.outbox.send(contract, events.payload(job));
  }

  private async notifyListeners<Job extends JobEntity>(kind: JobKind<Job>, job: Job): Promise<void> {
    for (const listener of this.listenersOf(kind)) await listener.ended(job);
  }

  private listenersOf({ name }: Pick<JobKind, 'name'>): EndingListener<JobEntity>[] {
    this.listeners ??= discoverProviders<JobKind, EndingListener<JobEntity>>(this.discovery, ENDINGS_OF);
    return this.listeners.flatMap(([kind, listener]) => (kind.name === name ? [listener] : []));
  }

  private async closeCredits<Job extends JobEntity>(kind: JobKind<Job>, job: Job): Promise<void> {
    const { id, organizationId, estimate, cost } = job;
    if (estimate === null) return;
    await this.credits.close({ organizationId, reference: creditReference(kind, id) }, cost);
  }

  private log<Job extends JobEntity>(kind: JobKind<Job>, job: Job): void {
    const { id, status: outcome, attempt, organizationId, cost, failedReason: reason } = job;
    const durationMs = Date.now() - job.begunAt.getTime();
    this.logger.info({ kind: kind.name, id, outcome, attempt, durationMs, organizationId, cost, reason }, 'job ended');
    this.metrics.ended(kind, job, durationMs);
    setSpanAttributes({ 'reelsheet.outcome': outcome });
  }
}

/** Returns the columns that say why a job failed. */
function reasonColumns<Job extends JobEntity>({ table }: JobKind<Job>, { reason, code }: Failed<Job>) {
  return { failedReason: reason, ...(table.has('failedCode') ? { failedCode: code ?? null } : {}) };
}
