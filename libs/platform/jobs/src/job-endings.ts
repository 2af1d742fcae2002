import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { EventContract } from '@reelsheet/contracts';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { LOGGER, Metrics, type Logger } from '@reelsheet/platform-telemetry';
import { ClaimRepository, type Taken } from './claim.repository.js';
import { found } from './discovery.js';
import { ENDINGS_OF, type EndingListener } from './ending-listener.js';
import type { JobEntity, JobStatus } from './job.entity.js';
import { ClaimLost } from './job.errors.js';
import { JobHints } from './job-hints.js';
import { creditReference, type Changes, type JobKind } from './job-kind.js';
import type { Ending } from './outcome.js';
import { JobCredits } from './job-credits.js';

/** What goes with the end of every job: the event, the listeners, the credits, the hint and a line in the log. */
@Injectable()
export class JobEndings {
  private listeners?: readonly [JobKind, EndingListener<JobEntity>][];

  constructor(
    private readonly claims: ClaimRepository,
    private readonly credits: JobCredits,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
    private readonly hints: JobHints,
    private readonly discovery: DiscoveryService,
    private readonly metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Ends a taken job as its step has decided. */
  async end<Job extends JobEntity>(
    kind: JobKind<Job>,
    { job }: Pick<Taken<Job>, 'job'>,
    ending: Ending<Job>,
  ): Promise<void> {
    const { state, changes = {}, commit, abandon } = ending;
    const cost = state === 'stopped' ? null : (ending.cost ?? null);
    const reason = state === 'failed' ? { failedReason: ending.reason } : {};
    try {
      await this.transaction.run(async () => {
        const ended = await this.claims.end(kind, job, state, cost, { ...changes, ...reason } as Changes<Job>);
        const news = await commit?.();
        await this.follow(kind, { ...ended, ...news });
      });
    } catch (error) {
      if (error instanceof ClaimLost) await abandon?.();
      throw error;
    }
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

  private async tell<Job extends JobEntity>({ name }: JobKind<Job>, job: Job): Promise<void> {
    this.listeners ??= found<JobKind, EndingListener<JobEntity>>(this.discovery, ENDINGS_OF);
    for (const [kind, listener] of this.listeners) if (kind.name === name) await listener.ended(job);
  }

  private async settle<Job extends JobEntity>(kind: JobKind<Job>, job: Job): Promise<void> {
    const { id, organizationId, estimate, cost } = job;
    if (estimate === null) return;
    await this.credits.close({ organizationId, reference: creditReference(kind, id) }, cost);
  }

  private log<Job extends JobEntity>({ name }: JobKind<Job>, job: Job): void {
    const { id, status: outcome, attempt, organizationId, cost, failedReason: reason } = job;
    const durationMs = Date.now() - job.begunAt.getTime();
    this.logger.info({ kind: name, id, outcome, attempt, durationMs, organizationId, cost, reason }, 'job ended');
    this.metrics.jobs.inc({ kind: name, outcome });
  }
}
