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
const LayerNames = row({ cellId: bigint(), names: textArray() });
const Row = row({ rowId: bigint() });

/** The condition of the index `cell_automatic`. */
const IS_AUTOMATIC = `additional_attributes @> '{"autoGenerate": true}'`;
const PROMPT = `additional_attributes ->> 'prompt'`;
/** The attributes of a layer that may name columns: its text, and the cell that it shows. */
const LAYER_TEXTS = ['text', 'value', 'content', 'source']
  .map((name) => `additional_attributes ->> '${name}'`)
  .join(', ');
const namesIn = (value: string) =>
  `ARRAY(SELECT DISTINCT name[1] FROM regexp_matches(${value}, '\\{\\{([^{}]*)\\}\\}', 'g') AS name)`;

/** Selects the cells of some rows, or of the rows of some cells; the given cells are always included. */
export type DependencyScope = { readonly rowIds: readonly number[] } | { readonly cellIds: readonly number[] };

/** Reads which cells of a sheet refer to each other. Loads only the names, not the texts that contain them. */
@Injectable()
export class DependencyReader {
  constructor(private readonly db: Database) {}

  async load(sheetId: number, scope: DependencyScope): Promise<SheetDependencies> {
    const cellIds = 'cellIds' in scope ? scope.cellIds : [];
    const rows =
      'rowIds' in scope
        ? `row_id = ANY ($2::bigint[])`
        : `row_id IN (SELECT row_id FROM cell WHERE sheet_id = $1 AND id = ANY ($2::bigint[]))`;
    const cells = await this.db.rows(
      Cell,
      `SELECT id, row_id, column_id, additional_attributes ->> 'textMode' AS text_mode, ${IS_AUTOMATIC} AS is_automatic,
         CASE WHEN jsonb_typeof(additional_attributes -> 'prompt') = 'string' AND ${PROMPT} ~ '\\S'
           THEN ${namesIn(PROMPT)} END AS prompt_names,
         ${namesIn('value')} AS value_names
       FROM cell WHERE sheet_id = $1 AND ${rows}
         AND (value LIKE '%{{%' OR ${PROMPT} LIKE '%{{%' OR ${IS_AUTOMATIC} OR id = ANY ($3::bigint[]))`,
      [sheetId, 'rowIds' in scope ? scope.rowIds : scope.cellIds, cellIds],
    );
    return new SheetDependencies(await this.names(sheetId), cells);
  }

  /** Returns the names in the layers of each of the cells that holds layers, by the cell's id. */
  async layerNames(cellIds: readonly number[]): Promise<Map<number, readonly string[]>> {
    if (cellIds.length === 0) return new Map();
    const cells = await this.db.rows(
      LayerNames,
      `SELECT cell_id, ${namesIn('texts')} AS names FROM (
         SELECT cell_id, coalesce(string_agg(concat_ws(' ', ${LAYER_TEXTS}), ' '), '') AS texts
         FROM layer WHERE cell_id = ANY ($1::bigint[]) GROUP BY cell_id
       ) AS held`,
      [cellIds],
    );
    return new Map(cells.map(({ cellId, names }) => [cellId, names]));
  }

  /** Returns the rows that have automatic cells, within the scope when one is given. */
  async automaticRows(sheetId: number, scope?: DependencyScope): Promise<number[]> {
    const ids = scope && ('rowIds' in scope ? scope.rowIds : scope.cellIds);
    const rows = await this.db.rows(
      Row,
      `SELECT DISTINCT row_id FROM cell WHERE sheet_id = $1 AND ${IS_AUTOMATIC}${conditionOf(scope)} ORDER BY row_id`,
      ids ? [sheetId, ids] : [sheetId],
    );
    return rows.map(({ rowId }) => rowId);
  }

  /**
   * Prevents others from checking cycles of the sheet until the transaction ends. After this lock only the sheet's row
   * may be locked.
   */
  async lockCycles(sheetId: number): Promise<void> {
    await this.db.lock('cycles of a sheet', sheetId);
  }

  async names(sheetId: number): Promise<Names> {
    const columns = await this.db.rows(
      Column,
      `SELECT ${Column.columns()} FROM sheet_column WHERE sheet_id = $1 ORDER BY position`,
      [sheetId],
    );
    const variables = await this.db.rows(
      Variable,
      `SELECT key, ${namesIn('value')} AS names
       FROM variable JOIN variables_sheet ON variables_sheet.id = variables_sheet_id
       WHERE sheet_id = $1 AND value LIKE '%{{%' ORDER BY position`,
      [sheetId],
    );
    return new Names(columns, variables);
  }
}

function conditionOf(scope: DependencyScope | undefined): string {
  if (!scope) return '';
  return 'rowIds' in scope
    ? ' AND row_id = ANY ($2::bigint[])'
    : ' AND row_id IN (SELECT row_id FROM cell WHERE sheet_id = $1 AND id = ANY ($2::bigint[]))';
}
