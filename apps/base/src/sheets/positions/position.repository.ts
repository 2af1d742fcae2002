import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, row } from '@reelsheet/platform-database';
import { nextUpdatedAt } from '../sheet/item-write.sql.js';
import type { ItemPosition } from './position.js';

/** Where a new row or column stands until it is placed. */
export const PENDING_POSITION = -1;

/** In each of the lists alike. */
const Placed = row({ id: bigint(), position: integer() });
const Position = row({ position: integer() });
const Count = row({ count: integer() });

const LISTS = {
  row: { table: 'sheet_row', owner: 'sheet_id' },
  column: { table: 'sheet_column', owner: 'sheet_id' },
  layer: { table: 'layer', owner: 'cell_id' },
} as const;

/** A sheet's rows or columns, or a cell's layers. */
export interface OrderedList {
  readonly part: keyof typeof LISTS;
  readonly ownerId: number;
}

/** The order of every kind of list, written the same way. */
@Injectable()
export class PositionRepository {
  constructor(private readonly db: Database) {}

  /** Until the transaction ends nobody else adds, moves or removes rows and columns of the sheet. */
  async lock(sheetId: number): Promise<void> {
    await this.db.lock('rows and columns', sheetId);
  }

  async places({ part, ownerId }: OrderedList): Promise<ItemPosition[]> {
    const { table, owner } = LISTS[part];
    return this.db.rows(
      Placed,
      `SELECT id, position FROM ${table} WHERE ${owner} = $1 AND position <> ${PENDING_POSITION} ORDER BY position`,
      [ownerId],
    );
  }

  /** How many things it has, which is also where the next would stand. */
  async count({ part, ownerId }: OrderedList): Promise<number> {
    const { table, owner } = LISTS[part];
    const { count } = await this.db.single(
      Count,
      `SELECT count(*)::integer AS count FROM ${table} WHERE ${owner} = $1 AND position <> ${PENDING_POSITION}`,
      [ownerId],
    );
    return count;
  }

  /** Undefined where the list has no such thing. */
  async positionOf({ part, ownerId }: OrderedList, id: number): Promise<number | undefined> {
    const { table, owner } = LISTS[part];
    const found = await this.db.row(
      Position,
      `SELECT position FROM ${table} WHERE ${owner} = $1 AND id = $2 AND position <> ${PENDING_POSITION}`,
      [ownerId, id],
    );
    return found?.position;
  }

  /** Moves all that stand at `from` or behind it by `step`. */
  async shift({ part, ownerId }: OrderedList, from: number, step: number): Promise<void> {
    const { table, owner } = LISTS[part];
    await this.db.execute(
      `UPDATE ${table} SET position = position + $3, updated_at = ${nextUpdatedAt(table)} WHERE ${owner} = $1 AND position >= $2`,
      [ownerId, from, step],
    );
  }

  async write({ part, ownerId }: OrderedList, places: readonly ItemPosition[]): Promise<void> {
    const { table, owner } = LISTS[part];
    await this.db.execute(
      `UPDATE ${table} SET position = place.position, updated_at = ${nextUpdatedAt(table)}
       FROM unnest($2::bigint[], $3::integer[]) AS place (id, position) WHERE ${table}.id = place.id AND ${owner} = $1`,
      [ownerId, places.map(({ id }) => id), places.map(({ position }) => position)],
    );
  }
}
