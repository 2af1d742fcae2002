import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid, MoneyError, toMicro, type Micro } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import type { DeletedScope } from '../../../agents/agents/agent-hooks.js';
import { ItemReader } from '../../../sheets/items/item.reader.js';
import { SheetReader } from '../../../sheets/sheet/sheet.reader.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { GenerationService } from '../../generations/generation.service.js';
import { BATCH_LIMITS, type BatchStatus } from './batch.js';
import { BatchErrors, batchNotFound } from './batch.errors.js';
import { BatchRepository, type Batch } from './batch.repository.js';
import { stopBatch } from '../run-cell-jobs.js';
import { CellJobRepository, type Chosen, type Failure, type CellJobScope } from '../cell-job.repository.js';
import { CellJobs } from '../cell-jobs.js';

export interface BatchWithFailures extends Batch {
  readonly failures: readonly Failure[];
}

export interface BatchOrder extends Chosen {
  /** Credits. */
  readonly maxCredits?: number;
}

/** Begins batches, and lets who began them watch, pause, resume and stop them. */
@Injectable()
export class BatchService {
  constructor(
    private readonly batches: BatchRepository,
    private readonly cellJobs: CellJobRepository,
    private readonly requests: CellJobs,
    private readonly sheets: SheetReader,
    private readonly parts: ItemReader,
    private readonly generations: GenerationService,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
  ) {}

  /** Throws 404 for rows and columns that the sheet lacks, and `validation_error` where nothing is to be filled. */
  async start(sheet: SheetScope, { maxCredits, ...chosen }: BatchOrder): Promise<BatchWithFailures> {
    const limit = maxCredits === undefined ? null : readCredits(maxCredits);
    refuseDoubles('row_ids', chosen.rowIds);
    refuseDoubles('column_ids', chosen.columnIds);
    const { organizationId } = await this.sheets.require(sheet);
    const scope = { ...sheet, organizationId };
    await this.requireParts(sheet.sheetId, chosen);
    const batch = await this.transaction.run(() => this.begin(scope, chosen, limit));
    return { ...batch, failures: [] };
  }

  async list(sheet: SheetScope, page: number): Promise<Batch[]> {
    await this.sheets.require(sheet);
    return this.batches.page(sheet.sheetId, page);
  }

  /** Throws 404 where the sheet has no such batch. */
  async get(sheet: SheetScope, id: number): Promise<BatchWithFailures> {
    await this.sheets.require(sheet);
    const batch = await this.batches.find(sheet.sheetId, id);
    if (!batch) throw batchNotFound();
    return { ...batch, failures: await this.cellJobs.failures(id) };
  }

  /** No generation is ordered from then on; those under way come to their end. Paused again it stays as it is. */
  async pause(sheet: SheetScope, id: number): Promise<BatchWithFailures> {
    return this.change(sheet, id, ['running', 'paused'], async ({ status }) => {
      if (status === 'running') await this.batches.pause(id, null);
    });
  }

  /** With another limit where one is given, also of one that runs. */
  async resume(sheet: SheetScope, id: number, maxCredits?: number): Promise<BatchWithFailures> {
    const limit = maxCredits === undefined ? undefined : readCredits(maxCredits);
    return this.change(sheet, id, ['running', 'paused'], async ({ organizationId }) => {
      await this.batches.resume(id, limit);
      await this.requests.wake(organizationId);
    });
  }

  /** What waits is not filled any more, what is under way is stopped and gives its credits back. Stopped again it stays as it is. */
  async stop(sheet: SheetScope, id: number): Promise<BatchWithFailures> {
    await this.change(sheet, id, ['running', 'paused', 'stopped'], (batch) => this.halt(batch));
    await this.endRunning(id);
    return this.get(sheet, id);
  }

  /** Stops up to `most` of those whose sheet or agent is gone; gives how many they were. */
  async stopAbandoned(bereft: DeletedScope, most: number): Promise<number> {
    const ids = await this.batches.openAbandoned(bereft, most);
    for (const id of ids)
      await this.transaction.run(async () => {
        await this.cellJobs.hold(bereft.organizationId);
        const batch = await this.batches.lock(id);
        if (batch?.status === 'running' || batch?.status === 'paused') await this.halt(batch);
      });
    return ids.length;
  }

  /** Each in a transaction of its own, for the end of a generation locks it before its batch. */
  async endRunning(batchId: number): Promise<void> {
    for (const generationId of await this.cellJobs.runningGenerations(batchId))
      await this.generations.end(generationId);
  }

  private async halt({ id, organizationId }: Batch): Promise<void> {
    await this.batches.stop(id);
    await this.cellJobs.stopWaiting(id);
    await this.tasks.schedule(stopBatch, { batchId: id });
    await this.requests.wake(organizationId);
  }

  private async begin(scope: CellJobScope, chosen: Chosen, limit: Micro | null): Promise<Batch> {
    await this.cellJobs.hold(scope.organizationId);
    if ((await this.batches.countOpen(scope.organizationId)) >= BATCH_LIMITS.open)
      throw new DomainError(BatchErrors.tooManyOpen);
    const id = await this.batches.insert(scope, limit);
    const { taken, otherBatchId } = await this.cellJobs.fillBatch(id, scope, chosen);
    if (otherBatchId !== null)
      throw new DomainError(CommonErrors.validation, `some of these cells are in batch ${otherBatchId}; stop it first`);
    if (taken === 0) throw new DomainError(BatchErrors.nothingToFill);
    await this.requests.wake(scope.organizationId);
    return this.batches.begin(id, taken);
  }

  /** Gives the batch as the change left it. Throws `validation_error` where it is in none of these states. */
  private async change(
    sheet: SheetScope,
    id: number,
    from: readonly BatchStatus[],
    work: (batch: Batch) => Promise<void>,
  ): Promise<BatchWithFailures> {
    const { organizationId } = await this.get(sheet, id);
    return this.transaction.run(async () => {
      await this.cellJobs.hold(organizationId);
      const batch = await this.batches.lock(id);
      if (!batch) throw batchNotFound();
      if (!from.includes(batch.status)) throw new DomainError(BatchErrors.ended);
      await work(batch);
      return this.get(sheet, id);
    });
  }

  private async requireParts(sheetId: number, { rowIds = [], columnIds = [] }: Chosen): Promise<void> {
    const named = [
      ['row', 'row_ids', rowIds],
      ['column', 'column_ids', columnIds],
    ] as const;
    for (const [part, field, ids] of named) {
      const missing = ids.length > 0 ? await this.parts.firstMissing(sheetId, part, ids) : undefined;
      if (missing !== undefined)
        throw new DomainError(
          CommonErrors.notFound,
          `${field} names ${part} ${missing}, which the sheet does not have`,
        );
    }
  }
}

function refuseDoubles(field: string, ids: readonly number[] = []): void {
  const seen = new Set<number>();
  ids.forEach((id, index) => {
    if (seen.has(id)) throw invalid(`${field}.${index}`, 'appears twice');
    seen.add(id);
  });
}

function readCredits(credits: number): Micro {
  try {
    return toMicro(credits);
  } catch (error) {
    if (error instanceof MoneyError) throw invalid('max_credits', 'must be credits with up to six decimals');
    throw error;
  }
}
