import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid, readCredits } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import type { DeletedScope } from '../../../agents/agents/agent-hooks.js';
import { ItemReader } from '../../../sheets/items/item.reader.js';
import { SheetReader } from '../../../sheets/sheet/sheet.reader.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { BATCH_LIMITS } from './batch-limits.js';
import type { BatchStatus, BatchTarget } from './batch.js';
import { BatchErrors, batchNotFound } from './batch.errors.js';
import {
  BatchRepository,
  type Batch,
  type EstimatedPrice,
  type JobCounts,
  type KeyedBatch,
  type NewBatch,
} from './batch.repository.js';
import { RunningOrders } from '../running-orders.js';
import { CellJobRepository, type CellSelection, type BatchFailure, type CellJobScope } from '../cell-job.repository.js';
import { CellJobs } from '../cell-jobs.js';
import { BatchAnnouncements } from './batch-announcements.js';

export interface DetailedBatch extends Batch {
  readonly failures: readonly BatchFailure[];
}

export interface BatchRequest extends CellSelection {
  /** In credits. */
  readonly maxCredits?: number;
  readonly through?: BatchTarget;
  /** The expected price in micro; absent when it was not estimated. */
  readonly estimate?: EstimatedPrice;
  /** Unique among the orders of the agent. */
  readonly orderKey?: string;
}

/** The batch of an order with a key. */
export interface BatchOfOrder extends KeyedBatch {
  readonly failures: DetailedBatch['failures'];
}

/** Starts, pauses, resumes and stops batches. */
@Injectable()
export class BatchService {
  constructor(
    private readonly batches: BatchRepository,
    private readonly cellJobs: CellJobRepository,
    private readonly requests: CellJobs,
    private readonly sheets: SheetReader,
    private readonly items: ItemReader,
    private readonly running: RunningOrders,
    private readonly announcements: BatchAnnouncements,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Throws 404 for rows and columns that the sheet does not have, and `validation_error` when no cell can be generated.
   */
  async start(
    sheet: SheetScope,
    { maxCredits, through = 'cells', estimate, ...selection }: BatchRequest,
  ): Promise<DetailedBatch> {
    const limit = maxCredits === undefined ? null : readCredits('max_credits', maxCredits);
    const { organizationId } = await this.sheets.require(sheet);
    const scope = { ...sheet, organizationId };
    await this.requireSelection(sheet.sheetId, selection);
    const batch = await this.transaction.run(() =>
      this.insert(scope, selection, { maxCredits: limit, through, estimate }),
    );
    return { ...batch, failures: [] };
  }

  /**
   * Starts a batch over what no other open batch makes, in the open transaction. Returns undefined if nothing is left.
   */
  async startRest(
    sheet: CellJobScope,
    { maxCredits, through = 'cells', estimate, orderKey, ...selection }: BatchRequest,
  ): Promise<Batch | undefined> {
    const limit = maxCredits === undefined ? null : readCredits('max_credits', maxCredits);
    return this.insertRest(sheet, selection, { maxCredits: limit, through, estimate, orderKey });
  }

  /** Returns the batch that the agent's order with the key has started. */
  async ofOrder(agentId: number, key: string): Promise<Batch | undefined> {
    return (await this.batches.ofOrders(agentId, [key]))[0];
  }

  /** Returns the batches that orders of the agent have started, each with at most so many failures. */
  async ofOrders(agentId: number, keys: readonly string[], maxErrors: number): Promise<BatchOfOrder[]> {
    const ordered = [];
    for (const batch of await this.batches.ofOrders(agentId, keys)) {
      const failures = maxErrors > 0 && batch.failed > 0 ? await this.cellJobs.failures(batch.id, maxErrors) : [];
      ordered.push({ ...batch, failures });
    }
    return ordered;
  }

  async list(sheet: SheetScope, page: number): Promise<Batch[]> {
    await this.sheets.require(sheet);
    return this.batches.page(sheet.sheetId, page);
  }

  /** Throws 404 when the sheet has no such batch. */
  async find(sheet: SheetScope, id: number): Promise<Batch> {
    await this.sheets.require(sheet);
    const batch = await this.batches.find(sheet.sheetId, id);
    if (!batch) throw batchNotFound();
    return batch;
  }

  /** Throws 404 when the sheet has no such batch. */
  async get(sheet: SheetScope, id: number): Promise<DetailedBatch> {
    return { ...(await this.find(sheet, id)), failures: await this.cellJobs.failures(id) };
  }

  /**
   * Starts no more generations; running ones are completed, and posts of other batches wait for it no more. Pausing a
   * paused batch changes nothing.
   */
  async pause(sheet: SheetScope, id: number): Promise<DetailedBatch> {
    return this.change(sheet, id, ['running', 'paused'], async ({ status, organizationId }) => {
      if (status !== 'running') return;
      await this.batches.pause(id, null);
      await this.requests.wake(organizationId);
    });
  }

  /** Replaces the limit if one is given, also of a running batch. */
  async resume(sheet: SheetScope, id: number, maxCredits?: number): Promise<DetailedBatch> {
    const limit = maxCredits === undefined ? undefined : readCredits('max_credits', maxCredits);
    return this.change(sheet, id, ['running', 'paused'], async ({ organizationId }) => {
      await this.batches.resume(id, limit);
      await this.requests.wake(organizationId);
    });
  }

  /**
   * Lets failed cells wait again, also after the batch was completed. Throws `validation_error` when none has failed or
   * all of them wait elsewhere.
   */
  async retryFailed(sheet: SheetScope, id: number): Promise<DetailedBatch> {
    return this.change(sheet, id, ['running', 'paused', 'completed'], async ({ organizationId, status }) => {
      if (status === 'completed') await this.requireFewOpen(organizationId);
      const { failed: total, renderFailed: renders, postFailed: posts } = await this.cellJobs.reopenFailed(id);
      if (total === 0) throw new DomainError(BatchErrors.nothingFailed);
      await this.batches.reopen(id, { total, renders, posts });
      await this.requests.wake(organizationId);
    });
  }

  /** Drops waiting cell jobs and stops running generations and renders. Stopping a stopped batch changes nothing. */
  async stop(sheet: SheetScope, id: number): Promise<DetailedBatch> {
    await this.change(sheet, id, ['running', 'paused', 'stopped'], (batch) => this.markStopped(batch));
    await this.running.stop(id);
    return this.get(sheet, id);
  }

  /** Stops up to `limit` batches whose sheet or agent was deleted. Returns how many were found. */
  async stopAbandoned(deleted: DeletedScope, limit: number): Promise<number> {
    const ids = await this.batches.openAbandoned(deleted, limit);
    for (const id of ids)
      await this.transaction.run(async () => {
        await this.cellJobs.lock(deleted.organizationId);
        const batch = await this.batches.lock(id);
        if (batch?.status === 'running' || batch?.status === 'paused') await this.markStopped(batch);
      });
    return ids.length;
  }

  private async markStopped({ id, organizationId }: Batch): Promise<void> {
    await this.batches.stop(id);
    await this.cellJobs.stopWaiting(id);
    await this.running.scheduleStop(id);
    await this.requests.wake(organizationId);
  }

  private async insert(scope: CellJobScope, selection: CellSelection, terms: NewBatch): Promise<Batch> {
    const { id, counts, cellsElsewhere, postsElsewhere } = await this.insertJobs(scope, selection, terms);
    if (cellsElsewhere !== null) throw isInBatch('cells', cellsElsewhere);
    if (postsElsewhere !== null) throw isInBatch('posts, or cells of their rows,', postsElsewhere);
    if (counts.total === 0) throw new DomainError(BatchErrors.nothingToGenerate);
    return this.begin(id, scope, counts);
  }

  private async insertRest(scope: CellJobScope, selection: CellSelection, terms: NewBatch): Promise<Batch | undefined> {
    const { id, counts } = await this.insertJobs(scope, selection, terms);
    if (counts.total > 0) return this.begin(id, scope, counts);
    await this.batches.delete(id);
    return undefined;
  }

  /** Inserts a batch with its cell jobs, without what other batches make: `…Elsewhere` are such batches. */
  private async insertJobs(scope: CellJobScope, selection: CellSelection, terms: NewBatch) {
    await this.cellJobs.lock(scope.organizationId);
    await this.requireFewOpen(scope.organizationId);
    const id = await this.batches.insert(scope, terms);
    const cells = await this.cellJobs.insertOfBatch(id, scope, selection, terms.through);
    const posts =
      terms.through === 'post'
        ? await this.cellJobs.insertPostsOfBatch(id, scope, selection)
        : { taken: 0, otherBatchId: null };
    return {
      id,
      counts: { total: cells.taken + posts.taken, renders: cells.renders, posts: posts.taken },
      cellsElsewhere: cells.otherBatchId,
      postsElsewhere: posts.otherBatchId,
    };
  }

  private async begin(id: number, { organizationId }: CellJobScope, counts: JobCounts): Promise<Batch> {
    await this.requests.wake(organizationId);
    const batch = await this.batches.setTotal(id, counts);
    await this.announcements.changed(batch);
    return batch;
  }

  private async requireFewOpen(organizationId: number): Promise<void> {
    if ((await this.batches.countOpen(organizationId)) >= BATCH_LIMITS.open)
      throw new DomainError(BatchErrors.tooManyOpen);
  }

  /** Returns the batch after the change. Throws `validation_error` when its status is not one of `from`. */
  private async change(
    sheet: SheetScope,
    id: number,
    from: readonly BatchStatus[],
    apply: (batch: Batch) => Promise<void>,
  ): Promise<DetailedBatch> {
    const { organizationId } = await this.get(sheet, id);
    return this.transaction.run(async () => {
      await this.cellJobs.lock(organizationId);
      const batch = await this.batches.lock(id);
      if (!batch) throw batchNotFound();
      if (!from.includes(batch.status)) throw new DomainError(BatchErrors.ended);
      await apply(batch);
      const changed = await this.get(sheet, id);
      if (changed.status !== batch.status) await this.announcements.changed(changed);
      return changed;
    });
  }

  /** Throws 404 for rows and columns that the sheet does not have, and `validation_error` for repeated ones. */
  async requireSelection(sheetId: number, selection: CellSelection): Promise<void> {
    rejectDuplicates('row_ids', selection.rowIds);
    rejectDuplicates('column_ids', selection.columnIds);
    await this.requireItems(sheetId, selection);
  }

  private async requireItems(sheetId: number, { rowIds = [], columnIds = [] }: CellSelection): Promise<void> {
    const named = [
      ['row', 'row_ids', rowIds],
      ['column', 'column_ids', columnIds],
    ] as const;
    for (const [item, field, ids] of named) {
      const missing = ids.length > 0 ? await this.items.firstMissing(sheetId, item, ids) : undefined;
      if (missing !== undefined)
        throw new DomainError(
          CommonErrors.notFound,
          `${field} names ${item} ${missing}, which the sheet does not have`,
        );
    }
  }
}

const isInBatch = (made: string, batchId: number) =>
  new DomainError(CommonErrors.validation, `some of these ${made} are in batch ${batchId}; stop it first`);

function rejectDuplicates(field: string, ids: readonly number[] = []): void {
  const seen = new Set<number>();
  ids.forEach((id, index) => {
    if (seen.has(id)) throw invalid(`${field}.${index}`, 'appears twice');
    seen.add(id);
  });
}
