import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { BatchService, type DetailedBatch } from '../../generation/cell-jobs/batches/batch.service.js';
import { UsablePlan } from '../../publishing/post-plans/batches/usable-plan.js';
import { RowTextReader, type RowFilter } from '../../sheets/dependencies/row-text.reader.js';
import { ConcurrencyLimit } from '../../sheets/sheet/concurrency-limit.js';
import { SHEET_CONCURRENCY } from '../../sheets/sheet/sheet-limits.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import type { BatchEstimate } from './batch-estimate.js';
import { BatchEstimateService, type BatchSelection } from './batch-estimate.service.js';
import type { BatchStart } from './batch-start.js';
import { CellsByState } from './cells-by-state.js';

/** Starts batches over cells that are chosen by the values or states of their rows. */
@Injectable()
export class BatchStartService {
  private readonly running = new ConcurrencyLimit(
    SHEET_CONCURRENCY.batchStarts,
    'Too many batches are being started or estimated at once',
  );

  constructor(
    private readonly batches: BatchService,
    private readonly estimates: BatchEstimateService,
    private readonly sheets: SheetReader,
    private readonly texts: RowTextReader,
    private readonly states: CellsByState,
    private readonly plans: UsablePlan,
  ) {}

  /**
   * Throws what {@link BatchService.start} and, through posts, {@link UsablePlan.require} throw, `conflict` while
   * changes are still being compared, and `rate_limited` or `service_unavailable` when too many are started or
   * estimated at once.
   */
  async start(agent: AgentRecord, sheet: SheetScope, request: BatchStart): Promise<DetailedBatch> {
    return this.limited(async () => {
      if (request.through === 'post') await this.plans.require(agent, sheet.sheetId);
      const selection = await this.selectionOf(sheet, request);
      await this.batches.requireSelection(sheet.sheetId, selection);
      const estimate = await this.estimates.ofStart(sheet, selection);
      return this.batches.start(sheet, { ...selection, maxCredits: request.maxCredits, estimate });
    });
  }

  /** Returns what a batch would cost. Throws what {@link start} throws for the same request, except for its plan. */
  async estimate(sheet: SheetScope, request: BatchStart): Promise<BatchEstimate> {
    return this.limited(async () => this.estimates.of(sheet, await this.selectionOf(sheet, request)));
  }

  private async limited<T>(work: () => Promise<T>): Promise<T> {
    const release = this.running.acquire();
    try {
      return await work();
    } finally {
      release();
    }
  }

  private async selectionOf(
    sheet: SheetScope,
    { filter, only, rowIds, columnIds, through }: BatchStart,
  ): Promise<BatchSelection> {
    await this.sheets.require(sheet);
    return {
      ...{ columnIds, through },
      rowIds: filter ? await this.matching(sheet, filter, rowIds) : rowIds,
      ...(only ? { cells: await this.states.in(sheet, only) } : {}),
    };
  }

  private async matching(
    { sheetId }: SheetScope,
    filter: RowFilter,
    rowIds: readonly number[] | undefined,
  ): Promise<readonly number[]> {
    const given = [filter.equals, filter.contains, filter.isEmpty].filter((each) => each !== undefined);
    if (given.length !== 1) throw invalid('row_filter', 'must have exactly one of equals, contains and is_empty');
    const found = await this.texts.rowsWhere(sheetId, filter);
    if (!rowIds) return found;
    const wanted = new Set(rowIds);
    return found.filter((id) => wanted.has(id));
  }
}
