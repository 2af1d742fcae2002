import { Inject, Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, type ErrorDefinition } from '@reelsheet/kernel';
import { AgentDirectory } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { isDependencyUnavailable, JobErrors, classifyError } from '@reelsheet/platform-jobs';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { CellReader } from '../../sheets/cells/cell.reader.js';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import { SheetErrors } from '../../sheets/sheet/sheet.errors.js';
import { GenerationErrors } from '../generations/generation.errors.js';
import { GenerationService } from '../generations/generation.service.js';
import type { PausedReason } from './batches/batch.js';
import { BatchRepository, type Batch, type Counted } from './batches/batch.repository.js';
import { cellPlan } from './cell-plan.js';
import type { CellJobEnd } from './cell-job.js';
import { CellJobRepository, type CellJob } from './cell-job.repository.js';

/**
 * What became of one that was next: `moved` may let others go on, `later` waits for something of its own, with `batch` all
 * of its batch does, with `busy` all of its organization.
 */
type Progress = 'moved' | 'later' | 'batch' | 'busy';

/** Why a batch pauses instead of failing all that is left of it. */
const PAUSES: readonly (readonly [ErrorDefinition, PausedReason])[] = [
  [CommonErrors.insufficientCredits, 'insufficient_credits'],
  [GenerationErrors.tooMuchUncollected, 'too_much_uncollected_work'],
];

interface Look {
  readonly cycles: ReadonlyMap<number, string>;
  /** Others than those that were next may have come to be. */
  readonly isNews: boolean;
}

/** What a batch may spend would be passed. */
class BeyondLimit extends Error {}
/** The cell is gone, or is not generated any more, or not by itself. */
class CellGone extends Error {}
/** The sheet or its agent is gone. */
class SheetGone extends Error {}

/** Orders generations for the fillings of one organization whose turn it is. */
@Injectable()
export class CellJobRunner {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly batches: BatchRepository,
    private readonly cells: CellReader,
    private readonly dependencies: DependencyReader,
    private readonly generations: GenerationService,
    private readonly agents: AgentDirectory,
    private readonly transaction: Transaction,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** One round. `moved` where another may find more to do, `busy` where the organization has to wait for its own jobs. */
  async run(organizationId: number, signal: AbortSignal): Promise<Progress> {
    const next = await this.cellJobs.next(organizationId);
    const { cycles, isNews } = await this.lookAt(organizationId, next);
    let progress: Progress = isNews ? 'moved' : 'later';
    const waiting = new Set<number | null>();
    for (const cellJob of next) {
      signal.throwIfAborted();
      if (waiting.has(cellJob.batchId)) continue;
      const made = await this.advance(cellJob, cycles.get(cellJob.id));
      if (made === 'busy') return made;
      if (made === 'moved') progress = made;
      if (made === 'batch') waiting.add(cellJob.batchId);
    }
    return progress;
  }

  /** When there may be more to do although nothing ends until then. */
  nextTimestamp(organizationId: number): Promise<Date | null> {
    return this.cellJobs.nextTimestamp(organizationId);
  }

  prune(organizationId: number): Promise<void> {
    return this.cellJobs.prune(organizationId);
  }

  /**
   * Learns what the open fillings of these rows are made of, and which depend on themselves. All of a row at once, and
   * one look after the other, so that no two of them wait for each other because of what once stood in their prompts.
   */
  private async lookAt(organizationId: number, next: readonly CellJob[]): Promise<Look> {
    const cycles = new Map<number, string>();
    if (next.length === 0) return { cycles, isNews: false };
    const news = await this.transaction.run(async () => {
      await this.cellJobs.hold(organizationId);
      const inputs = new Map<number, readonly number[]>();
      for (const [sheetId, cellJobs] of Map.groupBy(next, (cellJob) => cellJob.sheetId)) {
        const open = await this.cellJobs.openOf([...new Set(cellJobs.map(({ rowId }) => rowId))]);
        const cellIds = new Set(open.flatMap(({ cellId, inputs: known }) => [cellId, ...(known ?? [])]));
        const sheet = await this.dependencies.load(sheetId, { cellIds: [...cellIds] });
        for (const { id, cellId, status } of open) {
          if (status !== 'waiting') continue;
          const cycle = sheet.cyclePathOf(cellId);
          if (cycle) cycles.set(id, cycle);
          inputs.set(id, cycle ? [] : sheet.inputsOf(cellId));
        }
      }
      return this.cellJobs.setInputs(inputs);
    });
    return { cycles, isNews: news > 0 };
  }

  private async advance(cellJob: CellJob, cycle: string | undefined): Promise<Progress> {
    let batch: Batch | null | undefined;
    try {
      return await this.transaction.run(async () => {
        batch = await this.take(cellJob);
        return batch === undefined ? 'later' : this.order(cellJob, batch, cycle);
      });
    } catch (error) {
      if (isDependencyUnavailable(error)) throw error;
      return this.follow(cellJob, batch, error);
    }
  }

  /** Orders the generation, or ends what needs none. */
  private async order(cellJob: CellJob, batch: Batch | null, cycle: string | undefined): Promise<Progress> {
    const { id, batchId, cellId } = cellJob;
    const failed = cycle === undefined && (await this.cellJobs.failedInput(id));
    if (failed) return this.end(cellJob, { status: 'failed', reason: whyNot(failed.cellId, failed.reason) });
    if (cycle !== undefined) return this.end(cellJob, { status: 'failed', reason: `It depends on itself: ${cycle}` });
    const generation = await this.generations.order(
      { agent: await this.agentOf(cellJob), sheetId: cellJob.sheetId, cellId, ...(await this.planOf(cellJob)) },
      { unlessSame: batch === null },
    );
    if (!generation) return this.end(cellJob, { status: 'completed' });
    if (batch && exceeds(batch, generation.estimate)) throw new BeyondLimit();
    await this.cellJobs.begin(id, generation);
    if (batchId !== null) await this.batches.addHeld(batchId, generation.estimate);
    return 'moved';
  }

  /** Its batch, or null where it has none; undefined where its turn has not come. The locks are taken in the order that all keep to. */
  private async take(cellJob: CellJob): Promise<Batch | null | undefined> {
    await this.cellJobs.hold(cellJob.organizationId);
    const batch = cellJob.batchId === null ? null : await this.batches.lock(cellJob.batchId);
    if (batch && batch.status !== 'running') return undefined;
    return (await this.cellJobs.take(cellJob)) ? batch : undefined;
  }

  private async agentOf({ agentId }: CellJob): Promise<{ id: number; organizationId: number }> {
    const agent = await this.agents.find({ id: agentId });
    if (!agent) throw new SheetGone();
    return agent;
  }

  private async planOf({ sheetId, cellId, batchId }: CellJob) {
    const cell = await this.cells.requireCell(sheetId, cellId);
    const plan = cellPlan(cell);
    const isWanted = batchId !== null || cell.attributes['autoGenerate'] === true;
    if (!plan || !isWanted) throw new CellGone();
    return plan;
  }

  /** What an order that was refused means, once all of it is undone; `batch` is its batch as the order saw it. */
  private async follow(cellJob: CellJob, batch: Batch | null | undefined, error: unknown): Promise<Progress> {
    if (isOneOf(error, [JobErrors.tooManyOpen])) return 'busy';
    if (error instanceof SheetGone || isOneOf(error, [SheetErrors.notFound])) return this.dropSheet(cellJob);
    if (error instanceof CellGone || isOneOf(error, [CommonErrors.notFound]))
      return this.settle(cellJob, () => this.drop(cellJob));
    const pausedReason = this.pauseFor(error);
    if (batch && pausedReason) return this.pause(batch, pausedReason);
    const { state, reason } = classifyError(error);
    if (state === 'retry') this.logger.warn({ err: error, id: cellJob.id }, 'fillings: an order failed');
    return this.settle(cellJob, () => this.end(cellJob, { status: 'failed', reason }));
  }

  private async dropSheet(cellJob: CellJob): Promise<Progress> {
    const { organizationId, batchId } = cellJob;
    if (batchId === null) return this.settle(cellJob, () => this.drop(cellJob));
    return this.transaction.run<Progress>(async () => {
      await this.cellJobs.hold(organizationId);
      if ((await this.batches.lock(batchId))?.status === 'running') await this.batches.stop(batchId);
      await this.cellJobs.stopWaiting(batchId);
      return 'moved';
    });
  }

  private pauseFor(error: unknown): PausedReason | undefined {
    if (error instanceof BeyondLimit) return 'max_credits';
    return PAUSES.find(([definition]) => isOneOf(error, [definition]))?.[1];
  }

  /**
   * Only once nothing of the batch is under way, since what that gives back may be enough to go on. What was given back,
   * or allowed, since the order was refused is tried first.
   */
  private async pause(refused: Batch, reason: PausedReason): Promise<Progress> {
    return this.transaction.run<Progress>(async () => {
      await this.cellJobs.hold(refused.organizationId);
      const batch = await this.batches.lock(refused.id);
      if (batch?.status !== 'running' || batch.held > 0) return 'batch';
      if (refused.held > 0 || refused.maxCredits !== batch.maxCredits) return 'moved';
      await this.batches.pause(batch.id, reason);
      return 'moved';
    });
  }

  private async settle(cellJob: CellJob, how: () => Promise<Progress>): Promise<Progress> {
    return this.transaction.run(async () => ((await this.take(cellJob)) === undefined ? 'later' : how()));
  }

  private async end(cellJob: CellJob, end: CellJobEnd): Promise<Progress> {
    await this.cellJobs.end(cellJob.id, end);
    return this.count(cellJob, { [end.status]: 1 });
  }

  private async drop(cellJob: CellJob): Promise<Progress> {
    await this.cellJobs.drop(cellJob.id);
    return this.count(cellJob, { dropped: 1 });
  }

  private async count({ batchId }: CellJob, counted: Counted): Promise<Progress> {
    if (batchId !== null) await this.batches.count(batchId, counted);
    return 'moved';
  }
}

const exceeds = ({ maxCredits, held, spent }: Batch, estimate: number) =>
  maxCredits !== null && spent + held + estimate > maxCredits;

const isOneOf = (error: unknown, definitions: readonly ErrorDefinition[]) =>
  error instanceof DomainError && definitions.some((definition) => error.is(definition));

const whyNot = (cellId: number, reason: string | null) =>
  `Cell ${cellId}, which its prompt is made of, was not filled${reason ? `: ${reason}` : ''}`;
