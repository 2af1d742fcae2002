import { Injectable } from '@nestjs/common';
import { DomainError } from '@reelsheet/kernel';
import type { ChosenCells } from '../../generation/cell-jobs/cell-job.repository.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { NodeStatesReader } from '../nodes/states/node-states.reader.js';
import { NodeUpdates } from '../nodes/node-updates.js';
import { BatchStartErrors } from './batch-start.errors.js';
import type { ChosenState } from './batch-start.js';

/** Chooses what a batch makes by its state. */
@Injectable()
export class CellsByState {
  constructor(
    private readonly updates: NodeUpdates,
    private readonly states: NodeStatesReader,
  ) {}

  /**
   * Compares what has changed first, so that the states are those of now. Of all rows when absent. Throws `conflict`
   * while changes are still being compared.
   */
  async in(sheet: SheetScope, only: readonly ChosenState[], rowIds?: readonly number[]): Promise<ChosenCells> {
    if (!(await this.updates.compareAll(sheet))) throw new DomainError(BatchStartErrors.stillComparing);
    const nodes = await this.states.cellsIn(sheet.sheetId, only, rowIds);
    const rowsOfPosts = await this.states.rowsWithPostsIn(sheet.sheetId, only, rowIds);
    return {
      rowsOfPosts,
      ids: nodes.map(({ cellId }) => cellId),
      unlessUnchanged: nodes.flatMap(({ cellId, state }) => (state === 'stale' ? [cellId] : [])),
    };
  }
}
