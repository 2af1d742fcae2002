import { Injectable } from '@nestjs/common';
import { invalid } from '@reelsheet/kernel';
import { requireDistinct } from '../sheet/distinct.js';
import { itemNotFound } from '../sheet/sheet.errors.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { changesBetween, rearrange, type ItemPosition } from './position.js';
import { PositionRepository, type OrderedList } from './position.repository.js';

const MAX: Readonly<Record<OrderedList['part'], { count: number; limit: string }>> = {
  row: {
    count: SHEET_LIMITS.rowsOfSheet,
    limit: `would exceed the ${SHEET_LIMITS.rowsOfSheet} rows that a sheet may have`,
  },
  column: {
    count: SHEET_LIMITS.columnsOfSheet,
    limit: `would exceed the ${SHEET_LIMITS.columnsOfSheet} columns that a sheet may have`,
  },
  layer: {
    count: SHEET_LIMITS.layersOfCell,
    limit: `would exceed the ${SHEET_LIMITS.layersOfCell} layers that a cell may have`,
  },
};

const WIRE_NAME = { row: 'spreadsheet_row', column: 'spreadsheet_column', layer: 'video_layer' } as const;

/** Keeps each list in order, from 0 on without gaps or two things in one place. The list must be held: {@link lock}, for layers their cell. */
@Injectable()
export class Positions {
  constructor(private readonly lists: PositionRepository) {}

  /**
   * Holds the sheet's rows and columns until the transaction ends. Only cells, layers and then the sheet itself may be
   * waited for behind it, and whoever has locked one of those never asks for it, so that no two wait for each other.
   */
  async lock(sheetId: number): Promise<void> {
    await this.lists.lock(sheetId);
  }

  /** The place for new things, the end where none is wanted or one beyond it; what stands there and behind makes way. */
  async reserve(list: OrderedList, wanted?: number, things = 1): Promise<number> {
    const end = await this.lists.count(list);
    const { count: most, limit } = MAX[list.part];
    if (end + things > most) throw invalid(WIRE_NAME[list.part], limit);
    if (wanted === undefined || wanted >= end) return end;
    await this.lists.shift(list, wanted, things);
    return wanted;
  }

  /** Room right behind a thing of the list. */
  async reserveAfter(list: OrderedList, id: number): Promise<number> {
    const place = await this.lists.positionOf(list, id);
    if (place === undefined) throw itemNotFound(list.part, id);
    return this.reserve(list, place + 1);
  }

  /** Gives a new thing the place right behind another. */
  async assignAfter(list: OrderedList, id: number, original: number): Promise<void> {
    await this.lists.write(list, [{ id, position: await this.reserveAfter(list, original) }]);
  }

  /** Puts things where `moved` says, at the end what is put beyond it; the others keep their order around them. The ids of those of `moved` that stood elsewhere. */
  async move(list: OrderedList, moved: readonly ItemPosition[]): Promise<number[]> {
    if (moved.length === 0) return [];
    requireDistinct(moved, `${list.part}s`, 'id');
    requireDistinct(moved, `${list.part}s`, 'position');
    const places = await this.lists.places(list);
    const known = new Set(places.map(({ id }) => id));
    const unknown = moved.find(({ id }) => !known.has(id));
    if (unknown) throw itemNotFound(list.part, unknown.id);
    const wanted = new Map(moved.map(({ id, position }) => [id, position]));
    const changes = changesBetween(places, rearrange(places, wanted));
    if (changes.length > 0) await this.lists.write(list, changes);
    return changes.filter(({ id }) => wanted.has(id)).map(({ id }) => id);
  }

  /** What stood behind a thing that is gone moves up. */
  async closeGap(list: OrderedList, position: number): Promise<void> {
    await this.lists.shift(list, position + 1, -1);
  }
}
