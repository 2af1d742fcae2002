import { Injectable } from '@nestjs/common';
import { CellRepository } from '../cells/cell.repository.js';
import { SheetChanges, type Announce } from '../sheet/sheet-changes.js';
import { itemNotFound } from '../sheet/sheet.errors.js';
import { ITEM_KINDS, type ItemKindDefinition, type ItemList } from './item-kinds.js';
import { ItemRepository } from './item.repository.js';

/** Fields of an update event besides the ids. */
export interface UpdateDetails {
  readonly retitled?: boolean;
}

/** Announces that items of a list were created, updated or deleted. */
export type Send = (event: keyof ItemKindDefinition['events'], ids: readonly number[], details?: UpdateDetails) => void;

/**
 * Runs changes of rows, columns and layers. A change of rows or columns first locks both lists of the sheet, a change
 * of layers their cell. After the lock of rows and columns only cells, layers and then the sheet itself are locked, and
 * nobody who holds one of those requests it, so no two changes wait for each other.
 */
@Injectable()
export class ItemChanges {
  constructor(
    private readonly changes: SheetChanges,
    private readonly items: ItemRepository,
    private readonly cells: CellRepository,
  ) {}

  /** Runs `work` under the lock of the list. */
  async run<T>(list: ItemList, work: (send: Send) => Promise<T>): Promise<T> {
    return this.runUnlocked(list, async (send) => {
      if (list.kind !== 'layer') await this.items.lockRowsAndColumns(list.sheetId);
      else if (!(await this.cells.lock(list.sheetId, [list.ownerId]))) throw itemNotFound('cell', list.ownerId);
      return work(send);
    });
  }

  /** Like {@link run}, for work that locks the list itself when it needs to. */
  async runUnlocked<T>(list: ItemList, work: (send: Send) => Promise<T>): Promise<T> {
    return this.changes.run(list, (announce) => work(sendTo(announce, list)));
  }
}

const sendTo =
  (announce: Announce, { kind, ownerId }: ItemList): Send =>
  (event, ids, details) =>
    announce(ITEM_KINDS[kind].events[event], { ...(kind === 'layer' ? { cell_id: ownerId } : {}), ids, ...details });
