import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import { PostComparisons } from '../../publishing/post-plans/batches/post-comparisons.js';
import { DependencyReader } from '../../sheets/dependencies/dependency.reader.js';
import { RowTextReader } from '../../sheets/dependencies/row-text.reader.js';
import { RowReader } from '../../sheets/rows/row.reader.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { InputChangeRepository, type NotedChange } from './input-change.repository.js';
import { NODE_LIMITS } from './node-limits.js';
import { RowNodes } from './row-nodes.js';

/** Brings the states of nodes up to date with what was noted. */
@Injectable()
export class NodeUpdates {
  constructor(
    private readonly changes: InputChangeRepository,
    private readonly nodes: RowNodes,
    private readonly sheets: SheetReader,
    private readonly rows: RowReader,
    private readonly texts: RowTextReader,
    private readonly dependencies: DependencyReader,
    private readonly posts: PostComparisons,
    private readonly transaction: Transaction,
  ) {}

  /**
   * Compares everything that was noted. Returns false when that is too much to wait for, or when another process is
   * comparing the sheet: a request never waits for it.
   */
  async compareAll(sheet: SheetScope): Promise<boolean> {
    for (let run = 0; run < NODE_LIMITS.runsToWaitFor; run += 1) {
      const done = await this.transaction.run(async () => {
        if (!(await this.changes.lockIfFree(sheet.sheetId))) return 'never';
        return (await this.compareLocked(sheet)) ? 'not yet' : 'now';
      });
      if (done !== 'not yet') return done === 'now';
    }
    return false;
  }

  /**
   * Compares the rows of the oldest notes, as many as fit in one run. Returns whether more of them are left; those of
   * later changes have a task of their own.
   */
  async compareNext(sheet: SheetScope): Promise<boolean> {
    return this.transaction.run(async () => {
      await this.changes.lock(sheet.sheetId);
      return this.compareLocked(sheet);
    });
  }

  private async compareLocked(sheet: SheetScope): Promise<boolean> {
    const noted = await this.changes.list(sheet.sheetId);
    if (noted.length === 0) return false;
    const exists = (await this.sheets.find(sheet)) !== undefined;
    const isAll = !exists || (await this.compare(sheet, await this.rowsOf(sheet.sheetId, noted)));
    await this.changes.delete(noted.map(({ id }) => id));
    return !isAll || mayBeCut(noted);
  }

  /** Compares the first of the rows, and notes the others again. Returns false when there are others. */
  private async compare(sheet: SheetScope, rowIds: readonly number[]): Promise<boolean> {
    const { columns } = await this.dependencies.names(sheet.sheetId);
    const size = columns.length + (await this.posts.postsOfRow(sheet.sheetId));
    const count = Math.max(1, Math.floor(NODE_LIMITS.cellsPerRun / Math.max(1, size)));
    const [now, later] = [rowIds.slice(0, count), rowIds.slice(count)];
    await this.nodes.compare(sheet, now);
    if (later.length > 0) await this.changes.add(sheet.sheetId, { rowIds: later });
    return later.length === 0;
  }

  private async rowsOf(sheetId: number, noted: readonly NotedChange[]): Promise<number[]> {
    const named = noted.flatMap(({ rowIds }) => rowIds ?? []);
    const ofCells = await this.rows.ofCells(noted.flatMap(({ cellIds }) => cellIds ?? []));
    const isWhole = noted.some(({ cellIds, rowIds }) => !cellIds && !rowIds);
    const all = isWhole ? await this.texts.rowsOf(sheetId, {}) : [];
    return [...new Set([...named, ...ofCells, ...all])];
  }
}

/** Returns whether the list may have left out notes because of its limits. */
function mayBeCut(noted: readonly NotedChange[]): boolean {
  const ids = noted.reduce((sum, { cellIds, rowIds }) => sum + (cellIds?.length ?? 0) + (rowIds?.length ?? 0), 0);
  return noted.length >= NODE_LIMITS.changesPerRun || ids >= NODE_LIMITS.idsPerRun;
}
