import { Inject, Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type ErrorDefinition } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Hooks } from '@reelsheet/platform-hooks';
import { isDependencyUnavailable, JobErrors, classifyError } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { SheetErrors } from '../../sheets/sheet/sheet.errors.js';
import { GenerationErrors } from '../generations/generation.errors.js';
import type { PausedReason } from './batches/batch.js';
import { BatchAnnouncements } from './batches/batch-announcements.js';
import { BatchRepository, type Batch, type BatchCounts } from './batches/batch.repository.js';
import { CellJobHooks } from './cell-job-hooks.js';
import { CellJobOrders } from './cell-job-orders.js';
import { CellNotGenerated, InputsPending, SheetDeleted } from './cell-job.errors.js';
import type { CellJobEnd, CellJobStage } from './cell-job.js';
import { CellJobRepository, type CellJob } from './cell-job.repository.js';
import { CellJobInputs } from './cell-job-inputs.js';

/**
 * Result for a job: after `moved`, other jobs may be able to start; with `later`, this job waits for another, with
 * `soon` for some seconds; with `batch`, all jobs of its batch wait; with `busy`, all of its stage and organization.
 */
type Progress = 'moved' | 'later' | 'soon' | 'batch' | 'busy';

/** Errors that pause a batch instead of failing its remaining jobs. */
const PAUSING_ERRORS: readonly (readonly [ErrorDefinition, PausedReason])[] = [
  [JobErrors.costExceedsLimit, 'max_credits'],
  [CommonErrors.insufficientCredits, 'insufficient_credits'],
  [GenerationErrors.tooMuchUncollected, 'too_much_uncollected_work'],
];

/** Enqueues generations and renders, and makes posts, for the next cell jobs of an organization. */
@Injectable()
export class CellJobRunner {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly batches: BatchRepository,
    private readonly announcements: BatchAnnouncements,
    private readonly inputs: CellJobInputs,
    private readonly orders: CellJobOrders,
    private readonly transaction: Transaction,
    private readonly hooks: Hooks,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /**
   * Runs one round, in which posts come last. Returns `moved` when another round may start more, `busy` when a later
   * round may: the organization has too many generations or renders, or posts wait for automation. More renders than it
   * may have open do not delay its generations.
   */
  async run(organizationId: number, signal: AbortSignal): Promise<Progress> {
    const orders = await this.cellJobs.next(organizationId);
    const { cycles, isChanged } = await this.inputs.update(organizationId, orders);
    const next = [...orders, ...(await this.cellJobs.nextPosts(organizationId))];
    let progress: Progress = isChanged ? 'moved' : 'later';
    const waiting = new Set<number | null>();
    const busy = new Set<CellJobStage>();
    let isSoon = false;
    for (const cellJob of next) {
      signal.throwIfAborted();
      if (waiting.has(cellJob.batchId) || busy.has(cellJob.stage)) continue;
      const result = await this.advance(cellJob, cycles.get(cellJob.id));
      if (result === 'busy') busy.add(cellJob.stage);
      if (result === 'moved') progress = result;
      if (result === 'soon') isSoon = true;
      if (result === 'batch') waiting.add(cellJob.batchId);
    }
    return progress === 'later' && (isSoon || busy.size > 0) ? 'busy' : progress;
  }

  /** Returns when the next job becomes due that is only delayed. */
  nextDueAt(organizationId: number): Promise<Date | null> {
    return this.cellJobs.nextDueAt(organizationId);
  }

  prune(organizationId: number): Promise<void> {
    return this.cellJobs.prune(organizationId);
  }

  private async advance(cellJob: CellJob, cycle: string | undefined): Promise<Progress> {
    let batch: Batch | null | undefined;
    try {
      return await this.transaction.run(async () => {
        batch = await this.take(cellJob);
        return batch === undefined ? 'later' : this.enqueue(cellJob, batch, cycle);
      });
    } catch (error) {
      if (isDependencyUnavailable(error)) throw error;
      return this.handleError(cellJob, batch, error);
    }
  }

  /** Enqueues the generation, or ends a job that needs none. */
  private async enqueue(cellJob: CellJob, batch: Batch | null, cycle: string | undefined): Promise<Progress> {
    const { id, batchId, stage } = cellJob;
    const failed = cycle === undefined && (await this.cellJobs.failedInput(id));
    if (failed) return this.end(cellJob, { status: 'failed', reason: inputError(stage, failed.cellId, failed.reason) });
    if (cycle !== undefined) return this.end(cellJob, { status: 'failed', reason: `It depends on itself: ${cycle}` });
    if (stage === 'post') return this.makePosts(cellJob);
    const maxCost = batch ? remainingOf(batch) : undefined;
    const ordered = await this.orders.enqueue(cellJob, maxCost);
    if (!ordered) return this.end(cellJob, { status: 'completed' });
    await this.cellJobs.setOrdered(id, ordered.made, ordered.estimate);
    if (batchId !== null) await this.batches.addHeld(batchId, ordered.estimate);
    return 'moved';
  }

  /** Makes the posts of a row and ends the job in the same transaction, so that a crash leaves neither or both. */
  private async makePosts(cellJob: CellJob): Promise<Progress> {
    await this.orders.makePosts(cellJob);
    return this.end(cellJob, { status: 'completed' });
  }

  /** Starts the job. Returns its batch, null when it has none, or undefined when the job has to wait. */
  private async take(cellJob: CellJob): Promise<Batch | null | undefined> {
    await this.cellJobs.lock(cellJob.organizationId);
    const batch = cellJob.batchId === null ? null : await this.batches.lock(cellJob.batchId);
    if (batch && batch.status !== 'running') return undefined;
    return (await this.cellJobs.take(cellJob)) ? batch : undefined;
  }

  /** Handles an error of {@link enqueue} after its rollback; `batch` is the batch as that transaction read it. */
  private async handleError(cellJob: CellJob, batch: Batch | null | undefined, error: unknown): Promise<Progress> {
    if (isOneOf(error, [JobErrors.tooManyOpen])) return 'busy';
    if (error instanceof SheetDeleted || isOneOf(error, [SheetErrors.notFound])) return this.dropSheet(cellJob);
    if (error instanceof CellNotGenerated || isOneOf(error, [CommonErrors.notFound]))
      return this.settle(cellJob, () => this.drop(cellJob));
    if (error instanceof InputsPending) return this.waitForAutomation(cellJob, error);
    const pausedReason = PAUSING_ERRORS.find(([definition]) => isOneOf(error, [definition]))?.[1];
    if (batch && pausedReason) return this.pause(batch, pausedReason);
    const { state, reason } = classifyError(error);
    if (state === 'retry') this.logger.warn({ err: error, id: cellJob.id }, 'cell jobs: enqueuing a generation failed');
    return this.settle(cellJob, () => this.end(cellJob, { status: 'failed', reason }));
  }

  /** Lets posts wait for automation, which learns of a changed cell a little later, but not without end. */
  private async waitForAutomation(cellJob: CellJob, { message: reason }: InputsPending): Promise<Progress> {
    if (!(await this.cellJobs.isOverdue(cellJob.id))) return 'soon';
    return this.settle(cellJob, () => this.end(cellJob, { status: 'failed', reason }));
  }

  private async dropSheet(cellJob: CellJob): Promise<Progress> {
    const { organizationId, batchId } = cellJob;
    if (batchId === null) return this.settle(cellJob, () => this.drop(cellJob));
    return this.transaction.run<Progress>(async () => {
      await this.cellJobs.lock(organizationId);
      if ((await this.batches.lock(batchId))?.status === 'running') await this.batches.stop(batchId);
      await this.cellJobs.stopWaiting(batchId);
      return 'moved';
    });
  }

  /**
   * Pauses a batch once none of its generations is running, because their released credits may be enough to continue.
   * When credits were released, or the limit was changed, since the generation was rejected, another round follows
   * first.
   */
  private async pause(rejected: Batch, reason: PausedReason): Promise<Progress> {
    return this.transaction.run<Progress>(async () => {
      await this.cellJobs.lock(rejected.organizationId);
      const batch = await this.batches.lock(rejected.id);
      if (batch?.status !== 'running' || batch.held > 0) return 'batch';
      if (rejected.held > 0 || rejected.maxCredits !== batch.maxCredits) return 'moved';
      await this.batches.pause(batch.id, reason);
      await this.announcements.changed({ ...batch, status: 'paused' });
      return 'moved';
    });
  }

  private async settle(cellJob: CellJob, action: () => Promise<Progress>): Promise<Progress> {
    return this.transaction.run(async () => ((await this.take(cellJob)) === undefined ? 'later' : action()));
  }

  private async end(cellJob: CellJob, end: CellJobEnd): Promise<Progress> {
    await this.cellJobs.end(cellJob.id, end);
    const { organizationId, agentId, sheetId, rowId } = cellJob;
    if (end.status === 'failed') await this.hooks.run(CellJobHooks.failed, { organizationId, agentId, sheetId, rowId });
    return this.count(cellJob, { [end.status]: 1 });
  }

  private async drop(cellJob: CellJob): Promise<Progress> {
    await this.cellJobs.delete(cellJob.id);
    return this.count(cellJob, { dropped: 1 });
  }

  private async count({ batchId, stage }: CellJob, counts: BatchCounts): Promise<Progress> {
    if (batchId !== null) await this.announcements.counted(await this.batches.count(batchId, stage, counts));
    return 'moved';
  }
}

/** Returns the credits that the batch may still hold; undefined without a limit. */
const remainingOf = ({ maxCredits, held, spent }: Batch) =>
  maxCredits === null ? undefined : maxCredits - spent - held;

const isOneOf = (error: unknown, definitions: readonly ErrorDefinition[]) =>
  error instanceof DomainError && definitions.some((definition) => error.is(definition));

function inputError(stage: CellJobStage, cellId: number, reason: string | null): string {
  const use = { cells: 'which its prompt is made of', render: 'which its video is made of', post: 'a cell of its row' };
  return `Cell ${cellId}, ${use[stage]}, was not filled${reason ? `: ${reason}` : ''}`;
}
