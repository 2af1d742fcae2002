import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { CopyRepository } from '../copies/sheet-copy.repository.js';
import { attributesToText, type SheetAttributes } from '../sheet/attributes.js';
import { missingItem } from '../sheet/sheet.errors.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { requireDistinctIds } from './distinct.js';
import { ItemChanges } from './item-changes.js';
import { isLineList, type ItemList } from './item-kinds.js';
import { ItemPositions } from './item-positions.js';
import { ItemRepository, type ItemContent } from './item.repository.js';
import { ManyItemsRepository } from './many-items.repository.js';

/** An item without its position. */
export interface ManyItemsDraft {
  readonly content?: ItemContent;
  readonly attributes?: SheetAttributes;
}

const IDS = 'ids';
const nothing = async () => undefined;

/**
 * Creates, copies and deletes many rows, columns or layers: all or none of them, as one change of the sheet, in a fixed
 * number of statements.
 */
@Injectable()
export class ManyItems {
  constructor(
    private readonly items: ItemRepository,
    private readonly many: ManyItemsRepository,
    private readonly positions: ItemPositions,
    private readonly copies: CopyRepository,
    private readonly changes: ItemChanges,
  ) {}

  /** Inserts items one behind the other and returns their ids; `addCells` runs before the change is announced. */
  async create(
    list: ItemList,
    drafts: readonly ManyItemsDraft[],
    position?: number,
    addCells: (ids: readonly number[]) => Promise<unknown> = nothing,
  ): Promise<number[]> {
    const field = `${list.kind}s`;
    const contents = drafts.map(({ content, attributes = {} }, index) => ({
      ...content,
      attributes: attributesToText(attributes, `${field}.${index}.additional_attributes`),
    }));
    return this.changes.run(list, async (send) => {
      await this.requireFewCells(list, drafts.length, field);
      const first = await this.positions.reserve(list, position, drafts.length, field);
      const ids = await this.many.insert(list, first, contents);
      await addCells(ids);
      send('created', ids);
      return ids;
    });
  }

  /** Inserts a copy of each layer directly behind its original and returns the ids in the order of the originals. */
  async duplicateLayers(list: ItemList, ids: readonly number[]): Promise<number[]> {
    requireDistinctIds(ids, IDS);
    return this.changes.run(list, async (send) => {
      const copies = await this.copy(list, ids);
      await this.positions.putBehind(list, copies, IDS);
      const made = copies.map(({ to }) => to);
      send('created', made);
      return made;
    });
  }

  /** Like {@link duplicateLayers}, with cells. Most of the work is done before the lists are locked. */
  async duplicateLines(
    list: ItemList<'row' | 'column'>,
    ids: readonly number[],
    check: (copies: readonly number[]) => Promise<unknown> = nothing,
  ): Promise<number[]> {
    requireDistinctIds(ids, IDS);
    return this.changes.runUnlocked(list, async (send) => {
      await this.requireFewItems(list, ids);
      const copies = await this.copy(list, ids);
      await this.copies.copyLines(list.kind, copies);
      await this.items.lockRowsAndColumns(list.sheetId);
      await this.positions.putBehind(list, copies, IDS);
      await this.copies.completeLines(list.kind, copies);
      const made = copies.map(({ to }) => to);
      await check(made);
      send('created', made);
      return made;
    });
  }

  async delete(list: ItemList, ids: readonly number[], check: () => Promise<unknown> = nothing): Promise<void> {
    requireDistinctIds(ids, IDS);
    await this.changes.run(list, async (send) => {
      requireKnown(list, ids, await this.many.known(list, ids));
      await this.requireFewCells(list, ids.length, IDS);
      await this.many.delete(list, ids);
      await this.many.closeGaps(list);
      await check();
      send('deleted', ids);
    });
  }

  private async copy(list: ItemList, ids: readonly number[]): Promise<{ from: number; to: number }[]> {
    const copies = await this.many.copy(list, ids);
    if (copies.length < ids.length) requireKnown(list, ids, await this.many.known(list, ids));
    return copies.map((to, index) => ({ from: ids[index]!, to }));
  }

  private async requireFewItems(list: ItemList<'row' | 'column'>, ids: readonly number[]): Promise<void> {
    const limit = SHEET_LIMITS.itemsOfCopy;
    if ((await this.many.countContent(list, ids, limit + 1)) > limit)
      throw invalid(IDS, `would copy more than ${limit} cells and layers; send fewer at a time`);
  }

  private async requireFewCells(list: ItemList, count: number, field: string): Promise<void> {
    if (!isLineList(list)) return;
    const limit = SHEET_LIMITS.cellsOfRequest;
    if ((await this.many.countCells(list, count)) > limit)
      throw invalid(field, `would have more than ${limit} cells; send fewer at a time`);
  }
}

function requireKnown({ kind }: ItemList, ids: readonly number[], known: ReadonlySet<number>): void {
  const index = ids.findIndex((id) => !known.has(id));
  if (index >= 0) throw missingItem(kind, ids[index]!, `${IDS}.${index}`);
}
