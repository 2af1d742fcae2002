import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, row } from '@reelsheet/platform-database';
import { ITEM_KINDS, type ItemList } from './item-kinds.js';
import { ITEM_STATEMENTS } from './item-statements.sql.js';
import { nextUpdatedAt } from './item-write.sql.js';
import { PENDING_POSITION, type ItemContent } from './item.repository.js';

const Id = row({ id: bigint() });
const Cells = row({ cells: integer() });
const Content = row({ items: integer() });

/** Statements over many rows, columns or layers, each for any number of them. */
@Injectable()
export class ManyItemsRepository {
  constructor(private readonly db: Database) {}

  /** Inserts items from a position on and returns their ids in order. */
  async insert(
    { kind, sheetId, ownerId }: ItemList,
    position: number,
    contents: readonly ItemContent[],
  ): Promise<number[]> {
    const { owners, fields } = ITEM_KINDS[kind];
    const inserted = await this.db.rows(Id, ITEM_STATEMENTS[kind].insertMany, [
      ...(owners.length > 1 ? [sheetId, ownerId] : [ownerId]),
      position,
      ...Object.keys(fields).map((property) => contents.map((content) => content[property] ?? null)),
    ]);
    return inserted.map(({ id }) => id);
  }

  /** Copies items of the list without their cells and returns the ids of the copies in order. */
  async copy({ kind, ownerId }: ItemList, ids: readonly number[]): Promise<number[]> {
    const copies = await this.db.rows(Id, ITEM_STATEMENTS[kind].copyMany, [ownerId, ids, PENDING_POSITION]);
    return copies.map(({ id }) => id);
  }

  /** Returns those of the ids that the list has. */
  async known({ kind, ownerId }: ItemList, ids: readonly number[]): Promise<Set<number>> {
    const { table, owner } = listOf(kind);
    const found = await this.db.rows(
      Id,
      `SELECT id FROM ${table} WHERE ${owner} = $1 AND id = ANY ($2::bigint[]) AND position <> ${PENDING_POSITION}`,
      [ownerId, ids],
    );
    return new Set(found.map(({ id }) => id));
  }

  /** Returns the number of cells of `count` rows or columns of the sheet. */
  async countCells({ kind, sheetId }: ItemList<'row' | 'column'>, count: number): Promise<number> {
    const { cells } = await this.db.single(
      Cells,
      `SELECT (count(*) * $2)::integer AS cells FROM sheet_${kind === 'row' ? 'column' : 'row'} WHERE sheet_id = $1`,
      [sheetId, count],
    );
    return cells;
  }

  /** Returns the number of cells of rows or columns of the sheet with their layers, which is `limit` when more. */
  async countContent(
    { kind, sheetId }: ItemList<'row' | 'column'>,
    ids: readonly number[],
    limit: number,
  ): Promise<number> {
    const { items } = await this.db.single(
      Content,
      `SELECT count(*)::integer AS items FROM (
         SELECT 1 FROM unnest($2::bigint[]) AS line (id)
         CROSS JOIN LATERAL (SELECT id FROM cell WHERE ${kind}_id = line.id AND sheet_id = $1 OFFSET 0) AS own
         CROSS JOIN LATERAL (SELECT 1 UNION ALL SELECT 1 FROM layer WHERE cell_id = own.id) AS item
         LIMIT $3
       ) AS content`,
      [sheetId, ids, limit],
    );
    return items;
  }

  /**
   * Deletes items of the list. Cells of rows and columns are locked by id first, the order in which every change locks
   * cells. Layers and cells are deleted by one statement each, because a row that deletes its own takes one for itself.
   */
  async delete({ kind, sheetId, ownerId }: ItemList, ids: readonly number[]): Promise<void> {
    const { table, owner } = listOf(kind);
    const { cellColumn } = ITEM_KINDS[kind];
    if (cellColumn) {
      const ofLines = `sheet_id = $1 AND ${cellColumn} = ANY ($2::bigint[])`;
      await this.db.execute(`SELECT FROM cell WHERE ${ofLines} ORDER BY id FOR UPDATE`, [sheetId, ids]);
      await this.db.executeForMany(`DELETE FROM layer WHERE cell_id IN (SELECT id FROM cell WHERE ${ofLines})`, [
        sheetId,
        ids,
      ]);
      await this.db.executeForMany(`DELETE FROM cell WHERE ${ofLines}`, [sheetId, ids]);
    }
    await this.db.execute(`DELETE FROM ${table} WHERE ${owner} = $1 AND id = ANY ($2::bigint[])`, [ownerId, ids]);
  }

  /** Closes the gaps between the positions of the list. */
  async closeGaps({ kind, ownerId }: ItemList): Promise<void> {
    const { table, owner } = listOf(kind);
    await this.db.executeForMany(
      `UPDATE ${table} SET position = target.position, updated_at = ${nextUpdatedAt(table)}
       FROM (
         SELECT id, (row_number() OVER (ORDER BY position) - 1)::integer AS position
         FROM ${table} WHERE ${owner} = $1 AND position <> ${PENDING_POSITION}
       ) AS target
       WHERE ${table}.id = target.id AND ${table}.position <> target.position`,
      [ownerId],
    );
  }
}

function listOf(kind: ItemList['kind']): { table: string; owner: string } {
  const { table, owners } = ITEM_KINDS[kind];
  return { table, owner: owners.at(-1)! };
}
