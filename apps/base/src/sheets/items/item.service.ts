import { Injectable } from '@nestjs/common';
import type { DomainError } from '@reelsheet/kernel';
import { CopyRepository } from '../copies/sheet-copy.repository.js';
import { attributesToText, withMergedAttributes, type SheetAttributes } from '../sheet/attributes.js';
import { itemNotFound } from '../sheet/sheet.errors.js';
import { requireDistinct } from './distinct.js';
import { ItemChanges, type UpdateDetails } from './item-changes.js';
import { ITEM_KINDS, type ItemList } from './item-kinds.js';
import { ItemPositions } from './item-positions.js';
import { ItemReader } from './item.reader.js';
import { ItemRepository, type ItemContent, type ItemUpdate } from './item.repository.js';
import { hasPosition, type ItemPosition } from './position.js';

/** Undefined leaves a field unchanged. */
export interface ItemDraft {
  readonly content?: ItemContent;
  readonly attributes?: SheetAttributes;
  readonly position?: number;
}

export interface ItemChange extends ItemDraft {
  readonly id: number;
  /** True when the attributes are merged into those of the item, see `mergeAttributes`. */
  readonly isMerge?: boolean;
}

const nothing = async () => undefined;

/** Creates, copies, changes, moves and deletes rows, columns and layers. */
@Injectable()
export class ItemService {
  constructor(
    private readonly items: ItemRepository,
    private readonly positions: ItemPositions,
    private readonly copies: CopyRepository,
    private readonly changes: ItemChanges,
    private readonly reader: ItemReader,
  ) {}

  /** Returns the id of the new item; `addCells` runs before the change is announced. */
  async create(
    list: ItemList,
    { content, attributes = {}, position: requested }: ItemDraft,
    addCells: (id: number) => Promise<unknown> = nothing,
  ): Promise<number> {
    const text = attributesToText(attributes, `${ITEM_KINDS[list.kind].wireName}.additional_attributes`);
    return this.changes.run(list, async (send) => {
      const position = await this.positions.reserve(list, requested);
      const id = await this.items.insert(list, position, { ...content, attributes: text });
      await addCells(id);
      send('created', [id]);
      return id;
    });
  }

  /** Inserts a copy of a layer directly behind the original and returns its id. */
  async duplicateLayer(list: ItemList, id: number): Promise<number> {
    return this.changes.run(list, async (send) => {
      const copy = await this.items.copy(list, id, await this.positions.reserveAfter(list, id));
      send('created', [copy!]);
      return copy!;
    });
  }

  /**
   * Inserts a copy of a row or column with its cells directly behind the original and returns its id. Most of the work
   * is done before the lists are locked.
   */
  async duplicateLine(
    list: ItemList<'row' | 'column'>,
    id: number,
    check: (copy: number) => Promise<unknown> = nothing,
  ): Promise<number> {
    return this.changes.runUnlocked(list, async (send) => {
      const copy = await this.items.copy(list, id);
      if (copy === undefined) throw itemNotFound(list.kind, id);
      await this.copies.copyLine(list.kind, id, copy);
      await this.items.lockRowsAndColumns(list.sheetId);
      await this.items.setPositions(list, [{ id: copy, position: await this.positions.reserveAfter(list, id) }]);
      await this.copies.completeLine(list.kind, id, copy);
      await check(copy);
      send('created', [copy]);
      return copy;
    });
  }

  /** Applies all changes, or none when an item is missing; `nameOf` names the field of the change with this index. */
  async update(
    list: ItemList,
    changes: readonly ItemChange[],
    nameOf: (index: number) => string = (index) => `${list.kind}s.${index}`,
    check: () => Promise<UpdateDetails | undefined> = nothing,
  ): Promise<void> {
    requireDistinct(changes, `${list.kind}s`, 'id');
    requireDistinct(changes, `${list.kind}s`, 'position');
    const given = toUpdates(changes, nameOf);
    await this.changes.run(list, async (send) => {
      const merged = changes.some(({ isMerge }) => isMerge) ? await this.merged(list, changes) : undefined;
      const { found, ids } = await this.items.update(list, merged ? toUpdates(merged, nameOf) : given);
      if (found < changes.length) throw await this.missing(list, changes);
      const moved = await this.positions.move(list, changes.filter(hasPosition));
      send('updated', [...new Set([...ids, ...moved])], await check());
    });
  }

  async move(
    list: ItemList,
    positions: readonly ItemPosition[],
    check: () => Promise<unknown> = nothing,
  ): Promise<void> {
    await this.changes.run(list, async (send) => {
      const moved = await this.positions.move(list, positions);
      await check();
      send('updated', moved);
    });
  }

  async delete(list: ItemList, id: number, check: () => Promise<unknown> = nothing): Promise<void> {
    await this.changes.run(list, async (send) => {
      const position = await this.items.delete(list, id);
      if (position === undefined) throw itemNotFound(list.kind, id);
      await this.positions.closeGap(list, position);
      await check();
      send('deleted', [id]);
    });
  }

  /** Returns the changes with whole attributes. The lock of the list keeps others from changing them. */
  private async merged(list: ItemList, changes: readonly ItemChange[]): Promise<ItemChange[]> {
    const ids = changes.map(({ id }) => id);
    const before = await this.items.attributes(list, ids);
    return changes.map((change) => withMergedAttributes(change, before.get(change.id)));
  }

  private async missing({ kind, sheetId }: ItemList, changes: readonly ItemChange[]): Promise<DomainError> {
    return kind === 'layer' ? itemNotFound(kind, changes[0]!.id) : this.reader.missing(sheetId, kind, changes);
  }
}

const toUpdates = (changes: readonly ItemChange[], nameOf: (index: number) => string): ItemUpdate[] =>
  changes.map(({ id, content, attributes }, index) => ({
    id,
    content: {
      ...content,
      attributes: attributes && attributesToText(attributes, `${nameOf(index)}.additional_attributes`),
    },
  }));
