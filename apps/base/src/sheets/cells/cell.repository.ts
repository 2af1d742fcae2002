import { Injectable } from '@nestjs/common';
import { bigint, Database, json, row } from '@reelsheet/platform-database';
import { change, Written, WRITTEN, type ItemsWritten } from '../items/item-write.sql.js';
import type { SheetAttributes } from '../sheet/attributes.js';
import type { SheetScope } from '../sheet/sheet.js';
import { withImmediateReferenceChecks } from './cell-references.js';

const Attributes = row({ id: bigint(), attributes: json<SheetAttributes>() });
const CHANGE = change('cell', {
  value: 'coalesce(change.value, cell.value)',
  additional_attributes: 'coalesce(change.attributes, cell.additional_attributes)',
});

/** Undefined leaves a field unchanged. */
export interface CellUpdate {
  readonly id: number;
  readonly value?: string;
  /** JSON text. */
  readonly attributes?: string;
}

export interface CellValue {
  readonly rowId: number;
  readonly columnId: number;
  readonly value: string;
}

@Injectable()
export class CellRepository {
  constructor(private readonly db: Database) {}

  /**
   * Locks cells until the transaction ends; returns false when one is not a cell of the sheet. Cells are always locked
   * by id, so that two changes of the same cells never wait for each other.
   */
  async lock(sheetId: number, ids: readonly number[]): Promise<boolean> {
    const locked = await this.db.execute(
      `SELECT FROM cell WHERE sheet_id = $1 AND id = ANY ($2::bigint[]) ORDER BY id FOR NO KEY UPDATE`,
      [sheetId, ids],
    );
    return locked === ids.length;
  }

  /** Locks cells like {@link update} and returns their attributes by id. */
  async lockAttributes(
    { sheetId, agentId }: SheetScope,
    ids: readonly number[],
  ): Promise<Map<number, SheetAttributes>> {
    const cells = await this.db.rows(
      Attributes,
      `SELECT id, additional_attributes AS attributes FROM cell
       WHERE sheet_id = (SELECT id FROM sheet WHERE id = $1 AND agent_id = $3 AND deleted_at IS NULL)
         AND id = ANY ($2::bigint[])
       ORDER BY id FOR NO KEY UPDATE`,
      [sheetId, ids, agentId],
    );
    return new Map(cells.map(({ id, attributes }) => [id, attributes]));
  }

  /** Locks cells in the same order as {@link lock}. Finds none in a sheet that is deleted or of another agent. */
  async update({ sheetId, agentId }: SheetScope, cells: readonly CellUpdate[]): Promise<ItemsWritten> {
    return this.db.single(
      Written,
      `WITH known AS (
         SELECT id FROM cell
         WHERE sheet_id = (SELECT id FROM sheet WHERE id = $1 AND agent_id = $5 AND deleted_at IS NULL)
           AND id = ANY ($2::bigint[])
         ORDER BY id FOR NO KEY UPDATE
       ), written AS (
         UPDATE cell SET ${CHANGE.set}
         FROM known JOIN unnest($2::bigint[], $3::text[], $4::jsonb[]) AS change (id, value, attributes) USING (id)
         WHERE cell.id = known.id AND ${CHANGE.isChange} RETURNING cell.id
       ) ${WRITTEN}`,
      [
        sheetId,
        cells.map(({ id }) => id),
        cells.map(({ value }) => value ?? null),
        cells.map(({ attributes }) => attributes ?? null),
        agentId,
      ],
    );
  }

  /** Adds an empty cell in every row to new columns. */
  async addToColumns(sheetId: number, columnIds: readonly number[]): Promise<void> {
    await this.db.execute(
      `INSERT INTO cell (sheet_id, row_id, column_id)
       SELECT sheet_id, sheet_row.id, added.id
       FROM unnest($2::bigint[]) WITH ORDINALITY AS added (id, number), sheet_row WHERE sheet_id = $1
       ORDER BY number, sheet_row.id`,
      [sheetId, columnIds],
    );
  }

  /**
   * Adds a cell in every column to new rows, empty except for the given values. The caller must hold the lock of rows
   * and columns.
   */
  async addToRows(sheetId: number, rowIds: readonly number[], values: readonly CellValue[] = []): Promise<void> {
    await withImmediateReferenceChecks(this.db, () =>
      this.db.execute(
        `INSERT INTO cell (sheet_id, row_id, column_id, value)
         SELECT $1, line.id, sheet_column.id, coalesce(given.value, '')
         FROM unnest($2::bigint[]) WITH ORDINALITY AS line (id, number) JOIN sheet_column ON sheet_id = $1
         LEFT JOIN unnest($3::bigint[], $4::bigint[], $5::text[]) AS given (row_id, column_id, value)
           ON given.row_id = line.id AND given.column_id = sheet_column.id
         ORDER BY line.number, position`,
        [sheetId, rowIds, ...(['rowId', 'columnId', 'value'] as const).map((key) => values.map((value) => value[key]))],
      ),
    );
  }
}
