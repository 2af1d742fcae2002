import { Injectable } from '@nestjs/common';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { BATCH_TARGETS, type BatchTarget } from '../../generation/cell-jobs/batches/batch.js';
import type { Batch } from '../../generation/cell-jobs/batches/batch.repository.js';
import { BatchService } from '../../generation/cell-jobs/batches/batch.service.js';
import type { ChosenCells } from '../../generation/cell-jobs/cell-job.repository.js';
import { CellJobReader } from '../../generation/cell-jobs/cell-job.reader.js';
import { UsablePlan } from '../../publishing/post-plans/batches/usable-plan.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { BatchEstimateService } from './batch-estimate.service.js';
import { CHOSEN_STATES } from './batch-start.js';
import { CellsByState } from './cells-by-state.js';

/** Cells and posts that are left to make of rows that were there before. */
export interface RestOfRows {
  readonly rowIds: readonly number[];
  readonly cells: ChosenCells;
}

export interface RowProductionOrder {
  /** Rows that the open transaction has created: all of them is made. */
  readonly newRowIds: readonly number[];
  readonly rest: RestOfRows;
  readonly through: BatchTarget;
  /** In credits. */
  readonly maxCredits?: number;
  /** Unique among the orders of the agent. */
  readonly orderKey?: string;
}

export interface BatchesUnderWay {
  /** The newest one by row. */
  readonly byRow: ReadonlyMap<number, number>;
  readonly newest: Batch | undefined;
}

export const NO_REST: RestOfRows = { rowIds: [], cells: { ids: [], unlessUnchanged: [], rowsOfPosts: [] } };

/** Starts one batch over new rows and over what is left to make of others. */
@Injectable()
export class RowProduction {
  constructor(
    private readonly batches: BatchService,
    private readonly cellJobs: CellJobReader,
    private readonly estimates: BatchEstimateService,
    private readonly states: CellsByState,
    private readonly plans: UsablePlan,
  ) {}

  /**
   * Returns what is missing, stale or failed. Rows that an open batch makes at least as far are left to it, whatever
   * their states are, so that a repeated request does not wait for the comparison of what that batch changes.
   * Throws `conflict` while changes of other rows are still being compared.
   */
  async restOf(sheet: SheetScope, rowIds: readonly number[], through: BatchTarget): Promise<RestOfRows> {
    const open = rowIds.length === 0 ? [] : await this.cellJobs.openBatchesOf(rowIds);
    const stage = (target: BatchTarget) => BATCH_TARGETS.indexOf(target);
    const underWay = new Set(open.flatMap((each) => (stage(each.through) >= stage(through) ? [each.rowId] : [])));
    const others = rowIds.filter((id) => !underWay.has(id));
    if (others.length === 0) return NO_REST;
    return { rowIds: others, cells: await this.states.in(sheet, CHOSEN_STATES, others) };
  }

  /** Returns the batch that the agent's order with the key has started. */
  async ofOrder(agentId: number, key: string): Promise<Batch | undefined> {
    return this.batches.ofOrder(agentId, key);
  }

  /** Returns the open batches that make the rows. */
  async underWay(sheet: SheetScope, rowIds: readonly number[]): Promise<BatchesUnderWay> {
    const open = rowIds.length === 0 ? [] : await this.cellJobs.openBatchesOf(rowIds);
    const byAge = open.toSorted((a, b) => a.batchId - b.batchId);
    const newest = byAge.at(-1);
    return {
      byRow: new Map(byAge.map(({ rowId, batchId }) => [rowId, batchId])),
      newest: newest && (await this.batches.find(sheet, newest.batchId)),
    };
  }

  /**
   * Call this in a transaction. Returns undefined if nothing is left that no other batch makes. Throws
   * `validation_error` for a post plan that no row could follow, and for too many open batches or videos.
   */
  async start(agent: AgentRecord, sheetId: number, order: RowProductionOrder): Promise<Batch | undefined> {
    const { newRowIds, rest, through, maxCredits, orderKey } = order;
    const rowIds = [...newRowIds, ...rest.rowIds];
    if (rowIds.length === 0) return undefined;
    if (through === 'post') await this.plans.require(agent, sheetId);
    const newIds = newRowIds.length === 0 ? [] : await this.cellJobs.cellsIn(sheetId, newRowIds, through);
    const cells = {
      ids: [...newIds, ...rest.cells.ids],
      unlessUnchanged: rest.cells.unlessUnchanged,
      rowsOfPosts: through === 'post' ? [...newRowIds, ...rest.cells.rowsOfPosts] : [],
    };
    if (cells.ids.length + cells.rowsOfPosts.length === 0) return undefined;
    const { id: agentId, organizationId } = agent;
    const selection = { rowIds, cells, through };
    const estimate = await this.estimates.ofStart({ agentId, sheetId }, selection);
    const terms = { maxCredits, estimate, orderKey };
    return this.batches.startRest({ organizationId, agentId, sheetId }, { ...selection, ...terms });
  }
}
