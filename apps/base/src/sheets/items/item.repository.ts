import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, json, row } from '@reelsheet/platform-database';
import type { SheetAttributes } from '../sheet/attributes.js';
import { ITEM_KINDS, type ItemKind, type ItemList } from './item-kinds.js';
import { ITEM_STATEMENTS } from './item-statements.sql.js';
import { nextUpdatedAt, Written, type ItemsWritten } from './item-write.sql.js';
import type { ItemPosition } from './position.js';

/** Position of a new row or column until its final position is known. */
export const PENDING_POSITION = -1;

const Id = row({ id: bigint() });
const Attributes = row({ id: bigint(), attributes: json<SheetAttributes>() });
const IdWithPosition = row({ id: bigint(), position: integer() });
const Position = row({ position: integer() });
const Count = row({ count: integer() });

/** Text by property of the kind's fields; attributes are JSON text. Undefined leaves a field unchanged. */
export type ItemContent = Readonly<Record<string, string | null | undefined>>;

export interface ItemUpdate {
  readonly id: number;
  readonly content: ItemContent;
}

/** Rows and columns of sheets and layers of cells, whose statements differ only by table and columns. */
@Injectable()
export class ItemRepository {
  constructor(private readonly db: Database) {}

  /** Prevents others from adding, moving and deleting rows and columns of the sheet until the transaction ends. */
  async lockRowsAndColumns(sheetId: number): Promise<void> {
    await this.db.lock('rows and columns', sheetId);
  }

  async insert({ kind, sheetId, ownerId }: ItemList, position: number, content: ItemContent): Promise<number> {
    const { owners, fields } = ITEM_KINDS[kind];
    const { id } = await this.db.single(Id, ITEM_STATEMENTS[kind].insert, [
      ...(owners.length > 1 ? [sheetId, ownerId] : [ownerId]),
      position,
      ...Object.keys(fields).map((property) => content[property] ?? null),
    ]);
    return id;
  }

  /** Inserts `count` empty rows from a position on, with the settings of a row, and returns their ids in order. */
  async insertRows(sheetId: number, position: number, count: number, modelId: number | null = null): Promise<number[]> {
    const rows = await this.db.rows(
      Id,
      `INSERT INTO sheet_row (sheet_id, position, additional_attributes)
       SELECT $1, $2 + number,
         coalesce((SELECT additional_attributes FROM sheet_row WHERE id = $4 AND sheet_id = $1), '{}')
       FROM generate_series(0, $3 - 1) AS number RETURNING id`,
      [sheetId, position, count, modelId],
    );
    return rows.map(({ id }) => id);
  }

  /** Copies an item without its cells; returns undefined when the list has no such item. */
  async copy({ kind, ownerId }: ItemList, id: number, position = PENDING_POSITION): Promise<number | undefined> {
    return (await this.db.row(Id, ITEM_STATEMENTS[kind].copy, [ownerId, id, position]))?.id;
  }

  async update({ kind, ownerId }: ItemList, updates: readonly ItemUpdate[]): Promise<ItemsWritten> {
    const { fields, nullable } = ITEM_KINDS[kind];
    return this.db.single(Written, ITEM_STATEMENTS[kind].update, [
      ownerId,
      updates.map(({ id }) => id),
      ...Object.keys(fields).map((property) => updates.map(({ content }) => content[property] ?? null)),
      ...nullable.map((property) => updates.map(({ content }) => content[property] !== undefined)),
    ]);
  }

  /** Returns the attributes of items of a list by id. */
  async attributes({ kind, ownerId }: ItemList, ids: readonly number[]): Promise<Map<number, SheetAttributes>> {
    const { table, owner } = listOf(kind);
    const items = await this.db.rows(
      Attributes,
      `SELECT id, additional_attributes AS attributes FROM ${table} WHERE ${owner} = $1 AND id = ANY ($2::bigint[])`,
      [ownerId, ids],
    );
    return new Map(items.map(({ id, attributes }) => [id, attributes]));
  }

  /**
   * Returns the position of the deleted item, undefined when the list has no such item. Cells of a row or column are
   * locked by id first, the order in which every change locks cells.
   */
  async delete({ kind, sheetId, ownerId }: ItemList, id: number): Promise<number | undefined> {
    const { cellColumn } = ITEM_KINDS[kind];
    if (cellColumn)
      await this.db.execute(`SELECT FROM cell WHERE sheet_id = $1 AND ${cellColumn} = $2 ORDER BY id FOR UPDATE`, [
        sheetId,
        id,
      ]);
    return (await this.db.row(Position, ITEM_STATEMENTS[kind].delete, [ownerId, id]))?.position;
  }

  async positions({ kind, ownerId }: ItemList): Promise<ItemPosition[]> {
    const { table, owner } = listOf(kind);
    return this.db.rows(
      IdWithPosition,
      `SELECT id, position FROM ${table} WHERE ${owner} = $1 AND position <> ${PENDING_POSITION} ORDER BY position`,
      [ownerId],
    );
  }

  /** Returns the number of items, which is also the position behind the last one. */
  async count({ kind, ownerId }: ItemList): Promise<number> {
    const { table, owner } = listOf(kind);
    const { count } = await this.db.single(
      Count,
      `SELECT count(*)::integer AS count FROM ${table} WHERE ${owner} = $1 AND position <> ${PENDING_POSITION}`,
      [ownerId],
    );
    return count;
  }

  async positionOf({ kind, ownerId }: ItemList, id: number): Promise<number | undefined> {
    const { table, owner } = listOf(kind);
    const found = await this.db.row(
      Position,
      `SELECT position FROM ${table} WHERE ${owner} = $1 AND id = $2 AND position <> ${PENDING_POSITION}`,
      [ownerId, id],
    );
    return found?.position;
  }

  /** Moves all items from the position `from` on by `step`. */
  async shift({ kind, ownerId }: ItemList, from: number, step: number): Promise<void> {
    const { table, owner } = listOf(kind);
    await this.db.execute(
      `UPDATE ${table} SET position = position + $3, updated_at = ${nextUpdatedAt(table)}
       WHERE ${owner} = $1 AND position >= $2`,
      [ownerId, from, step],
    );
  }

  async setPositions({ kind, ownerId }: ItemList, positions: readonly ItemPosition[]): Promise<void> {
    const { table, owner } = listOf(kind);
    await this.db.execute(
      `UPDATE ${table} SET position = target.position, updated_at = ${nextUpdatedAt(table)}
       FROM unnest($2::bigint[], $3::integer[]) AS target (id, position)
       WHERE ${table}.id = target.id AND ${owner} = $1`,
      [ownerId, positions.map(({ id }) => id), positions.map(({ position }) => position)],
    );
  }
}

function listOf(kind: ItemKind): { table: string; owner: string } {
  const { table, owners } = ITEM_KINDS[kind];
  return { table, owner: owners.at(-1)! };
}
