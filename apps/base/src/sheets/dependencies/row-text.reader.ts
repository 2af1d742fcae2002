import { Injectable } from '@nestjs/common';
import { bigint, Database, row, rowOf, text, typeOf, type RowOf } from '@reelsheet/platform-database';
import { CellEntity } from '../cells/cell.entity.js';
import { itemNotFound } from '../sheet/sheet.errors.js';
import type { NamedTexts } from '../prompts/prompt.js';
import { PromptRepository } from '../prompts/prompt.repository.js';
import type { WholeCell } from './row-texts.js';

const Row = row({ rowId: bigint() });
const Cell = rowOf(CellEntity, 'id', 'rowId', 'columnId', 'value', 'defaultGenerationId').with({
  attributes: typeOf(CellEntity, 'additionalAttributes'),
});

const Missing = row({ kind: text<'row' | 'column' | 'cell'>(), id: bigint() });
type Missing = RowOf<typeof Missing>;

/** Cells that match all given lists. */
export interface RowSelection {
  readonly rowIds?: readonly number[];
  readonly columnIds?: readonly number[];
  readonly cellIds?: readonly number[];
}

/** Rows whose cell in a column has a value; one of the conditions is given. */
export interface RowFilter {
  readonly columnId: number;
  readonly equals?: string;
  /** In any case. */
  readonly contains?: string;
  readonly isEmpty?: boolean;
}

/** Reads texts of many rows, a few rows at a time. */
@Injectable()
export class RowTextReader {
  constructor(
    private readonly db: Database,
    private readonly prompts: PromptRepository,
  ) {}

  /** Returns one of the ids that does not belong to the sheet. */
  async missing(sheetId: number, { rowIds, columnIds, cellIds }: RowSelection): Promise<Missing | undefined> {
    return this.db.row(
      Missing,
      `SELECT 'row' AS kind, id FROM unnest($2::bigint[]) AS requested (id)
       WHERE NOT EXISTS (SELECT FROM sheet_row WHERE sheet_row.id = requested.id AND sheet_id = $1)
       UNION ALL
       SELECT 'column', id FROM unnest($3::bigint[]) AS requested (id)
       WHERE NOT EXISTS (SELECT FROM sheet_column WHERE sheet_column.id = requested.id AND sheet_id = $1)
       UNION ALL
       SELECT 'cell', id FROM unnest($4::bigint[]) AS requested (id)
       WHERE NOT EXISTS (SELECT FROM cell WHERE cell.id = requested.id AND sheet_id = $1)
       LIMIT 1`,
      [sheetId, rowIds ?? null, columnIds ?? null, cellIds ?? null],
    );
  }

  /** Returns the rows of the selected cells. */
  async rowsOf(sheetId: number, { rowIds, columnIds, cellIds }: RowSelection): Promise<number[]> {
    const rows = await this.db.rows(
      Row,
      `SELECT DISTINCT row_id FROM cell
       WHERE sheet_id = $1 AND ($2::bigint[] IS NULL OR row_id = ANY ($2))
         AND ($3::bigint[] IS NULL OR column_id = ANY ($3)) AND ($4::bigint[] IS NULL OR id = ANY ($4))
         ORDER BY row_id`,
      [sheetId, rowIds ?? null, columnIds ?? null, cellIds ?? null],
    );
    return rows.map(({ rowId }) => rowId);
  }

  /** Returns the rows that match the filter. Throws `not_found` for a column of another sheet. */
  async rowsWhere(sheetId: number, { columnId, equals, contains, isEmpty }: RowFilter): Promise<number[]> {
    const missing = await this.missing(sheetId, { columnIds: [columnId] });
    if (missing) throw itemNotFound(missing.kind, missing.id);
    const rows = await this.db.rows(
      Row,
      `SELECT row_id FROM cell WHERE sheet_id = $1 AND column_id = $2
         AND ($3::text IS NULL OR value = $3) AND ($4::text IS NULL OR strpos(lower(value), lower($4)) > 0)
         AND ($5::boolean IS NULL OR (value = '') = $5)
       ORDER BY row_id`,
      [sheetId, columnId, equals ?? null, contains ?? null, isEmpty ?? null],
    );
    return rows.map(({ rowId }) => rowId);
  }

  async cellsOf(sheetId: number, rowIds: readonly number[]): Promise<WholeCell[]> {
    return this.db.rows(
      Cell,
      `SELECT id, row_id, column_id, value, default_generation_id, additional_attributes AS attributes
       FROM cell
       WHERE sheet_id = $1 AND row_id = ANY ($2::bigint[]) ORDER BY row_id, id`,
      [sheetId, rowIds],
    );
  }

  /** Returns the values of global variables by name. */
  async variables(sheetId: number): Promise<NamedTexts> {
    return this.prompts.readTexts({ sheetId, rowId: null });
  }
}
