import { Injectable } from '@nestjs/common';
import {
  cellUpdated,
  columnCreated,
  columnDeleted,
  columnUpdated,
  layerCreated,
  layerDeleted,
  layerUpdated,
  rowCreated,
  rowDeleted,
  rowUpdated,
  variablesImported,
} from '@reelsheet/contracts';
import { Cycles } from '../dependencies/cycles.js';
import { IdeaRowRepository } from '../idea-rows/idea-row.repository.js';
import { ItemRepository } from '../items/item.repository.js';
import { ConcurrencyLimit } from '../sheet/concurrency-limit.js';
import { SheetChanges, type Announce } from '../sheet/sheet-changes.js';
import { SHEET_CONCURRENCY } from '../sheet/sheet-limits.js';
import type { SheetScope } from '../sheet/sheet.js';
import { CHANGE_SET_LIMITS } from './change-set-limits.js';
import { ChangeSets } from './change-sets.js';
import { alreadyUndone, changedLater, changeNotFound } from './undo.errors.js';
import { UndoLayers, type RestoredLayers } from './undo-layers.js';
import { UndoLines, type RestoredLines } from './undo-lines.js';
import { UndoRepository, type ImagesOfChange, type StoredChange } from './undo.repository.js';

/** The items that undoing a change has written. */
interface Restored {
  readonly rows: RestoredLines;
  readonly columns: RestoredLines;
  readonly layers: RestoredLayers;
  readonly cellIds: readonly number[];
  readonly isRetitled: boolean;
  readonly hasVariables: boolean;
}

/**
 * Undoes changes of a sheet. Undoing is a change of the sheet itself: it has a version, sends the events of what it
 * writes, and can be undone. Locks are taken in the order of all changes.
 */
@Injectable()
export class UndoService {
  private readonly large = new ConcurrencyLimit(
    SHEET_CONCURRENCY.largeUndos,
    'Another large change of yours or of the organization is being undone',
  );

  constructor(
    private readonly changes: SheetChanges,
    private readonly repository: UndoRepository,
    private readonly items: ItemRepository,
    private readonly ideas: IdeaRowRepository,
    private readonly lines: UndoLines,
    private readonly layers: UndoLayers,
    private readonly cycles: Cycles,
    private readonly sets: ChangeSets,
  ) {}

  /**
   * Throws `change_not_found`, `already_undone` or `changed_later`, and `validation_error` where the sheet would exceed
   * a limit or an automatic cell would depend on itself. Throws `rate_limited` or `service_unavailable` when too many
   * large changes are being undone.
   */
  async undo(scope: SheetScope, version: number): Promise<void> {
    let release = (): void => undefined;
    try {
      await this.undoChange(scope, version, ({ items }) => {
        if (items > CHANGE_SET_LIMITS.itemsOfOrdinaryChange) release = this.large.acquire();
      });
    } finally {
      release();
    }
  }

  private async undoChange(scope: SheetScope, version: number, admit: (change: StoredChange) => void): Promise<void> {
    await this.changes.run(scope, async (announce) => {
      const change = await this.repository.find(scope.sheetId, version);
      if (!change) throw changeNotFound();
      admit(change);
      const images = { sheetId: scope.sheetId, changeSet: change.id };
      await this.lock(scope, version, change, images);
      const conflicts = await this.repository.conflicts(images, version);
      if (conflicts.length > 0) throw changedLater(conflicts);
      this.sets.noteUndone(scope.sheetId, change.root);
      const restored = await this.restore(scope, change, images);
      await this.rejectCycles(scope.sheetId, restored);
      announceAll(announce, restored);
    });
  }

  /** Another request that undoes the same change waits here and then finds it undone. */
  private async lock(
    { agentId, sheetId }: SheetScope,
    version: number,
    { kinds }: StoredChange,
    images: ImagesOfChange,
  ): Promise<void> {
    if (kinds.includes('idea_row')) await this.ideas.lockIdeasOf(agentId);
    await this.items.lockRowsAndColumns(sheetId);
    if (!(await this.repository.markUndone(sheetId, version)))
      throw (await this.repository.find(sheetId, version)) ? alreadyUndone() : changeNotFound();
    await this.repository.lock(images, kinds);
  }

  private async restore(scope: SheetScope, { kinds }: StoredChange, images: ImagesOfChange): Promise<Restored> {
    const has = (kind: string) => kinds.includes(kind);
    const plannedLayers = await this.layers.plan(images, has('layer'));
    const rows = await this.lines.restore(scope, images, 'row', has('row'));
    const columns = await this.lines.restore(scope, images, 'column', has('column'));
    if (rows.created.length + columns.created.length > 0)
      await this.repository.restoreCells(images, rows.created, columns.created);
    const layers = await this.layers.restore(images, plannedLayers, has('layer'));
    if (has('idea_row')) await this.restoreIdeas(scope, images);
    const rowIds = has('row') ? await this.repository.restoreValues(images, 'row') : [];
    const columnIds = has('column') ? await this.repository.restoreColumns(images) : [];
    const cellIds = has('cell') ? await this.repository.restoreValues(images, 'cell') : [];
    if (has('variable')) await this.repository.restoreVariables(images);
    return {
      rows: withUpdated(rows, rowIds),
      columns: withUpdated(
        columns,
        columnIds.map(({ id }) => id),
      ),
      layers,
      cellIds,
      isRetitled: columnIds.some(({ isRetitled }) => isRetitled),
      hasVariables: has('variable'),
    };
  }

  /** The row of an idea that a deleted sheet has is none: a new row may replace it, and so may a restored one. */
  private async restoreIdeas({ agentId }: SheetScope, images: ImagesOfChange): Promise<void> {
    await this.ideas.forgetDeleted(agentId, await this.repository.deletedIdeas(images));
    await this.repository.restoreIdeas(images);
  }

  private async rejectCycles(sheetId: number, { rows, columns, cellIds, hasVariables }: Restored): Promise<void> {
    const isWhole =
      hasVariables || [columns.created, columns.updated, columns.deleted].some(({ length }) => length > 0);
    if (isWhole) return this.cycles.reject(sheetId, 'version');
    if (rows.created.length > 0) await this.cycles.reject(sheetId, 'version', { rowIds: rows.created });
    if (cellIds.length > 0) await this.cycles.reject(sheetId, 'version', { cellIds });
  }
}

const withUpdated = (lines: RestoredLines, ids: readonly number[]): RestoredLines => ({
  ...lines,
  updated: [...new Set([...lines.updated, ...ids])],
});

function announceAll(announce: Announce, { rows, columns, layers, cellIds, isRetitled, hasVariables }: Restored): void {
  announce(rowDeleted, { ids: [...rows.deleted] });
  announce(columnDeleted, { ids: [...columns.deleted] });
  announce(columnCreated, { ids: [...columns.created] });
  announce(rowCreated, { ids: [...rows.created] });
  announce(columnUpdated, { ids: [...columns.updated], ...(isRetitled ? { retitled: true } : {}) });
  announce(rowUpdated, { ids: [...rows.updated] });
  announce(cellUpdated, { ids: [...cellIds] });
  for (const { cellId, created, updated, deleted } of layers.cells) {
    announce(layerDeleted, { cell_id: cellId, ids: [...deleted] });
    announce(layerCreated, { cell_id: cellId, ids: [...created] });
    announce(layerUpdated, { cell_id: cellId, ids: [...updated] });
  }
  if (hasVariables) announce(variablesImported, {});
}
