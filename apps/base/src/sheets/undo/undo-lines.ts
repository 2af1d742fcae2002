import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { columnsOf, ITEM_KINDS, rowsOf } from '../items/item-kinds.js';
import { ItemRepository } from '../items/item.repository.js';
import { ManyItemsRepository } from '../items/many-items.repository.js';
import type { SheetScope } from '../sheet/sheet.js';
import { ChangeSets } from './change-sets.js';
import { positionsBefore } from './undo-positions.js';
import { UndoRepository, type ImagesOfChange } from './undo.repository.js';

/** Ids of the rows or columns that undoing a change has written. */
export interface RestoredLines {
  readonly created: readonly number[];
  readonly updated: readonly number[];
  readonly deleted: readonly number[];
}

/** Restores rows and columns and their order, without their cells. The caller holds the lock of both lists. */
@Injectable()
export class UndoLines {
  constructor(
    private readonly repository: UndoRepository,
    private readonly items: ItemRepository,
    private readonly many: ManyItemsRepository,
    private readonly sets: ChangeSets,
  ) {}

  async restore(
    scope: SheetScope,
    images: ImagesOfChange,
    kind: 'row' | 'column',
    hasImages: boolean,
  ): Promise<RestoredLines> {
    if (!hasImages) return { created: [], updated: [], deleted: [] };
    const list = kind === 'row' ? rowsOf(scope) : columnsOf(scope);
    const deleted = await this.repository.createdLines(images, kind);
    const created = await this.repository.deletedLines(images, kind);
    const moved = await this.repository.moved(images, kind);
    if (deleted.length + created.length + moved.length === 0) return { created: [], updated: [], deleted: [] };
    const items = await this.items.positions(list);
    const { maxItems, owner } = ITEM_KINDS[kind];
    if (items.length - deleted.length + created.length > maxItems)
      throw invalid('version', `would exceed the ${maxItems} ${kind}s that a ${owner} may have`);
    const { restored, changed } = positionsBefore({ items, removed: new Set(deleted), restored: created, moved });
    if (deleted.length > 0) await this.many.delete(list, deleted);
    if (restored.length > 0) await this.repository.restoreLines(images, kind, restored);
    if (changed.length > 0) await this.items.setPositions(list, changed);
    const isMoved = new Set(moved.map(({ id }) => id));
    const before = items.filter(({ id }) => isMoved.has(id));
    await this.sets.noteMoved(scope.sheetId, kind, before);
    return { created: created.map(({ id }) => id), updated: before.map(({ id }) => id), deleted };
  }
}
