import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { ChangeSets } from '../undo/change-sets.js';
import { itemNotFound, missingItem } from '../sheet/sheet.errors.js';
import { requireDistinct } from './distinct.js';
import { ITEM_KINDS, type ItemList } from './item-kinds.js';
import { ItemRepository } from './item.repository.js';
import { changesBetween, rearrange, type ItemPosition } from './position.js';

/** An item and its copy. */
export interface ItemCopy {
  readonly from: number;
  readonly to: number;
}

function requireSpace({ kind }: ItemList, count: number, field: string): void {
  const { maxItems, owner } = ITEM_KINDS[kind];
  if (count > maxItems) throw invalid(field, `would exceed the ${maxItems} ${kind}s that a ${owner} may have`);
}

/** Keeps the positions of a list contiguous from 0. The caller must hold the lock of the list, see `ItemService`. */
@Injectable()
export class ItemPositions {
  constructor(
    private readonly items: ItemRepository,
    private readonly sets: ChangeSets,
  ) {}

  /**
   * Moves items up to insert `count` new ones and returns the position of the first: the end when none is requested or
   * the requested position is beyond the end.
   */
  async reserve(
    list: ItemList,
    requested?: number,
    count = 1,
    field = ITEM_KINDS[list.kind].wireName,
  ): Promise<number> {
    const end = await this.items.count(list);
    requireSpace(list, end + count, field);
    if (requested === undefined || requested >= end) return end;
    await this.items.shift(list, requested, count);
    return requested;
  }

  /** Moves items up to insert one directly behind another, and returns its position. */
  async reserveAfter(list: ItemList, id: number): Promise<number> {
    const position = await this.items.positionOf(list, id);
    if (position === undefined) throw itemNotFound(list.kind, id);
    return this.reserve(list, position + 1);
  }

  /**
   * Moves items to the given positions; positions beyond the end mean the end, and the other items keep their order.
   * Returns the ids of the given items whose position changed.
   */
  async move(list: ItemList, moved: readonly ItemPosition[]): Promise<number[]> {
    if (moved.length === 0) return [];
    requireDistinct(moved, `${list.kind}s`, 'id');
    requireDistinct(moved, `${list.kind}s`, 'position');
    const positions = await this.items.positions(list);
    const known = new Set(positions.map(({ id }) => id));
    const unknown = moved.find(({ id }) => !known.has(id));
    if (unknown) throw itemNotFound(list.kind, unknown.id);
    const requested = new Map(moved.map(({ id, position }) => [id, position]));
    const changes = changesBetween(positions, rearrange(positions, requested));
    if (changes.length > 0) await this.items.setPositions(list, changes);
    const ids = changes.filter(({ id }) => requested.has(id)).map(({ id }) => id);
    const isMoved = new Set(ids);
    const before = positions.filter(({ id }) => isMoved.has(id));
    await this.sets.noteMoved(list.sheetId, list.kind, before);
    return ids;
  }

  /** Puts copies directly behind their originals. Throws `not_found` for an original that is gone. */
  async putBehind(list: ItemList, copies: readonly ItemCopy[], field: string): Promise<void> {
    const positions = await this.items.positions(list);
    requireSpace(list, positions.length + copies.length, field);
    const copyOf = new Map(copies.map(({ from, to }) => [from, to]));
    const known = new Set(positions.map(({ id }) => id));
    const missing = copies.findIndex(({ from }) => !known.has(from));
    if (missing >= 0) throw missingItem(list.kind, copies[missing]!.from, `${field}.${missing}`);
    const order = positions.flatMap(({ id }) => [id, ...(copyOf.has(id) ? [copyOf.get(id)!] : [])]);
    const after = order.map((id, position) => ({ id, position }));
    await this.items.setPositions(list, changesBetween(positions, after));
  }

  /** Moves the items behind a deleted one up. */
  async closeGap(list: ItemList, position: number): Promise<void> {
    await this.items.shift(list, position + 1, -1);
  }
}
