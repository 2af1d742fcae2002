import { Injectable } from '@nestjs/common';
import { bigint, Database, json, row } from '@reelsheet/platform-database';
import type { SheetContent } from './sheet-plan.js';

const FIRST_ROW = `(SELECT id FROM sheet_row WHERE sheet_id = $1 ORDER BY position LIMIT 1)`;
const LAYER = `jsonb_build_object('name', name, 'type', layer.type, 'attributes', layer.additional_attributes)`;
const LAYERS = `(SELECT jsonb_agg(${LAYER} ORDER BY layer.position) FROM layer WHERE cell_id = cell.id)`;
const CELL = `jsonb_build_object('value', value, 'attributes', cell.additional_attributes,
  'layers', coalesce(${LAYERS}, '[]'))`;
const COLUMN = `jsonb_build_object(
  'title', title, 'tempTitle', temp_title, 'type', type, 'role', column_role, 'description', description,
  'attributes', sheet_column.additional_attributes, 'cell', CASE WHEN cell.id IS NOT NULL THEN ${CELL} END)`;

const Content = row({
  columns: json<SheetContent['columns']>(),
  rowAttributes: json<NonNullable<SheetContent['rowAttributes']>>(),
  variables: json<NonNullable<SheetContent['variables']>>(),
});
const Size = row({ bytes: bigint() });

/**
 * Reads the plan of a sheet: its columns, first row and variables, without generations. The caller has checked access
 * to the sheet.
 */
@Injectable()
export class SheetPlanReader {
  constructor(private readonly db: Database) {}

  /** Returns a lower bound of the plan's size in bytes, without reading its texts. */
  async estimateBytes(sheetId: number): Promise<number> {
    const { bytes } = await this.db.single(
      Size,
      `SELECT coalesce(sum(bytes), 0)::bigint AS bytes FROM (
         SELECT octet_length(description) + octet_length(additional_attributes::text) AS bytes
         FROM sheet_column WHERE sheet_id = $1
         UNION ALL
         SELECT octet_length(additional_attributes::text) FROM sheet_row WHERE id = ${FIRST_ROW}
         UNION ALL
         SELECT octet_length(value) + octet_length(additional_attributes::text) FROM cell WHERE row_id = ${FIRST_ROW}
         UNION ALL
         SELECT octet_length(layer.additional_attributes::text)
         FROM layer JOIN cell ON cell.id = cell_id WHERE row_id = ${FIRST_ROW}
         UNION ALL
         SELECT octet_length(key) + octet_length(variable.value)
         FROM variable JOIN variables_sheet ON variables_sheet.id = variables_sheet_id WHERE sheet_id = $1
       ) AS item`,
      [sheetId],
    );
    return bytes;
  }

  async read(sheetId: number): Promise<SheetContent> {
    return this.db.single(
      Content,
      `SELECT (SELECT coalesce(jsonb_agg(${COLUMN} ORDER BY sheet_column.position), '[]')
          FROM sheet_column LEFT JOIN cell ON column_id = sheet_column.id AND row_id = ${FIRST_ROW}
          WHERE sheet_column.sheet_id = $1) AS columns,
         coalesce((SELECT additional_attributes FROM sheet_row WHERE id = ${FIRST_ROW}), '{}') AS row_attributes,
         (SELECT coalesce(
            jsonb_agg(jsonb_build_object('key', key, 'value', variable.value) ORDER BY variable.position), '[]')
          FROM variable JOIN variables_sheet ON variables_sheet.id = variables_sheet_id
          WHERE sheet_id = $1) AS variables`,
      [sheetId],
    );
  }
}
