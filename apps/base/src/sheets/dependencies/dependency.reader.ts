import { Injectable } from '@nestjs/common';
import { bigint, boolean, Database, nullable, row, rowOf, text, textArray } from '@reelsheet/platform-database';
import { CellEntity } from '../cells/cell.entity.js';
import { SheetColumnEntity } from '../columns/column.entity.js';
import { Names } from './names.js';
import { SheetDependencies } from './sheet-dependencies.js';

const Column = rowOf(SheetColumnEntity, 'id', 'title', 'type', 'columnRole');
const Variable = row({ key: text(), names: textArray() });
const Cell = rowOf(CellEntity, 'id', 'rowId', 'columnId').with({
  textMode: nullable(text()),
  isAutomatic: boolean(),
  promptNames: nullable(textArray()),
  valueNames: textArray(),
});
const Row = row({ rowId: bigint() });

/** As the index `cell_automatic` has it. */
const IS_AUTOMATIC = `additional_attributes @> '{"autoGenerate": true}'`;
const PROMPT = `additional_attributes ->> 'prompt'`;
const namesIn = (value: string) =>
  `ARRAY(SELECT DISTINCT name[1] FROM regexp_matches(${value}, '\\{\\{([^{}]*)\\}\\}', 'g') AS name)`;

/** Cells whose names are wanted: of these rows, or of the rows of these cells, which are there even where they name nothing. */
export type DependencyScope = { readonly rowIds: readonly number[] } | { readonly cellIds: readonly number[] };

/** Reads who names whom in a sheet: the names alone, not the texts that they stand in. */
@Injectable()
export class DependencyReader {
  constructor(private readonly db: Database) {}

  async load(sheetId: number, part: DependencyScope): Promise<SheetDependencies> {
    const cellIds = 'cellIds' in part ? part.cellIds : [];
    const rows =
      'rowIds' in part
        ? `row_id = ANY ($2::bigint[])`
        : `row_id IN (SELECT row_id FROM cell WHERE sheet_id = $1 AND id = ANY ($2::bigint[]))`;
    const cells = await this.db.rows(
      Cell,
      `SELECT id, row_id, column_id, additional_attributes ->> 'textMode' AS text_mode, ${IS_AUTOMATIC} AS is_automatic,
         CASE WHEN jsonb_typeof(additional_attributes -> 'prompt') = 'string' AND ${PROMPT} ~ '\\S' THEN ${namesIn(PROMPT)} END AS prompt_names,
         ${namesIn('value')} AS value_names
       FROM cell WHERE sheet_id = $1 AND ${rows}
         AND (value LIKE '%{{%' OR ${PROMPT} LIKE '%{{%' OR ${IS_AUTOMATIC} OR id = ANY ($3::bigint[]))`,
      [sheetId, 'rowIds' in part ? part.rowIds : part.cellIds, cellIds],
    );
    return new SheetDependencies(await this.names(sheetId), cells);
  }

  /** Rows of the sheet that have automatic cells: all of them, or those among the given. */
  async automaticRows(sheetId: number, part?: DependencyScope): Promise<number[]> {
    const among = part && ('rowIds' in part ? part.rowIds : part.cellIds);
    const rows = await this.db.rows(
      Row,
      `SELECT DISTINCT row_id FROM cell WHERE sheet_id = $1 AND ${IS_AUTOMATIC}${whichAre(part)} ORDER BY row_id`,
      among ? [sheetId, among] : [sheetId],
    );
    return rows.map(({ rowId }) => rowId);
  }

  /** Until the transaction ends nobody else closes a circle in the sheet. Only the sheet's own row is locked behind it. */
  async lockCycles(sheetId: number): Promise<void> {
    await this.db.lock('circles of a sheet', sheetId);
  }

  async names(sheetId: number): Promise<Names> {
    const columns = await this.db.rows(
      Column,
      `SELECT ${Column.columns()} FROM sheet_column WHERE sheet_id = $1 ORDER BY position`,
      [sheetId],
    );
    const variables = await this.db.rows(
      Variable,
      `SELECT key, ${namesIn('value')} AS names FROM variable JOIN variables_sheet ON variables_sheet.id = variables_sheet_id
       WHERE sheet_id = $1 AND value LIKE '%{{%' ORDER BY position`,
      [sheetId],
    );
    return new Names(columns, variables);
  }
}

function whichAre(part: DependencyScope | undefined): string {
  if (!part) return '';
  return 'rowIds' in part
    ? ' AND row_id = ANY ($2::bigint[])'
    : ' AND row_id IN (SELECT row_id FROM cell WHERE sheet_id = $1 AND id = ANY ($2::bigint[]))';
}
