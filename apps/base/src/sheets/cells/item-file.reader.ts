import { Injectable } from '@nestjs/common';
import { bigint, Database, nullable, row, text, type RowOf } from '@reelsheet/platform-database';
import { joinLivingSheet } from '../sheet/sheet.sql.js';

/** Maximum number of characters of the title of a sheet and of a column that are shown. */
const MAX_TITLE = 200;

const ShowingItem = row({
  kind: text<'cell' | 'layer'>(),
  title: text(),
  name: text(),
  sheetId: bigint(),
  rowId: bigint(),
  cellId: bigint(),
  layerId: nullable(bigint()),
});
export type ShowingItem = RowOf<typeof ShowingItem>;

/** A file, and the work whose result it is. */
export interface ShownFile {
  readonly resourceId: number;
  readonly generations: readonly number[];
  /** Cells whose video it is. */
  readonly videos: readonly number[];
}

/** Items that name the file $2; only they are in the index. */
const named = (table: string) =>
  `SELECT ${table}.id FROM sheet JOIN ${table} ON ${table}.sheet_id = sheet.id
   WHERE sheet.agent_id = $1 AND (${table}.additional_attributes -> 'content_resource_id') IS NOT NULL
     AND ${table}.additional_attributes ->> 'content_resource_id' = $2::bigint::text`;

/** Items whose selected result is the file; $3 has the generations that made it. */
const selected = (table: string) => `SELECT id FROM ${table} WHERE default_generation_id = ANY ($3::bigint[])`;

/** Finds the cells and layers that show a file of their agent. */
@Injectable()
export class ItemFileReader {
  constructor(private readonly db: Database) {}

  async showing(agentId: number, file: ShownFile, limit: number): Promise<ShowingItem[]> {
    return this.db.rows(
      ShowingItem,
      `WITH shown_cell AS (
         ${named('cell')} UNION ${selected('cell')} UNION SELECT unnest($4::bigint[])
       ), shown_layer AS (${named('layer')} UNION ${selected('layer')})
       SELECT 'cell' AS kind, left(sheet.title, ${MAX_TITLE}) AS title, left(sheet_column.title, ${MAX_TITLE}) AS name,
         cell.sheet_id, cell.row_id, cell.id AS cell_id, NULL::bigint AS layer_id
       FROM shown_cell JOIN cell ON cell.id = shown_cell.id ${joinLivingSheet('cell.sheet_id')}
         JOIN sheet_column ON sheet_column.id = cell.column_id
       WHERE sheet.agent_id = $1
       UNION ALL
       SELECT 'layer', left(sheet.title, ${MAX_TITLE}), left(layer.name, ${MAX_TITLE}),
         layer.sheet_id, cell.row_id, cell.id, layer.id
       FROM shown_layer JOIN layer ON layer.id = shown_layer.id JOIN cell ON cell.id = layer.cell_id
         ${joinLivingSheet('layer.sheet_id')}
       WHERE sheet.agent_id = $1
       ORDER BY sheet_id, row_id, cell_id, layer_id NULLS FIRST LIMIT $5`,
      [agentId, file.resourceId, file.generations, file.videos, limit],
    );
  }
}
