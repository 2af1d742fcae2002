import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { typedSettings } from '../cells/cell-settings.sql.js';
import { SheetRowEntity } from '../rows/row.entity.js';
import type { SheetContent } from './sheet-plan.js';

const Row = rowOf(SheetRowEntity, 'id', 'sheetId');

/** An empty sheet, and for each of its rows the texts by index of their column. */
interface EmptySheet {
  readonly sheetId: number;
  readonly rows: readonly ReadonlyMap<number, string>[];
}

/**
 * Parameters: the sheets, the columns and row attributes of the plan, the sheet and position of each row, and the
 * sheet, row, column and text of each text that replaces one of the plan.
 */
const INSERT = `WITH plan AS MATERIALIZED (
    SELECT item, number FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS plan (item, number)
  ), heading AS (
    INSERT INTO sheet_column
      (sheet_id, position, title, temp_title, type, column_role, description, additional_attributes)
    SELECT planned.id, number - 1, item ->> 'title', item ->> 'tempTitle', item ->> 'type', item ->> 'role',
      item ->> 'description', coalesce(item -> 'attributes', '{}')
    FROM unnest($1::bigint[]) AS planned (id), plan ORDER BY planned.id, number RETURNING id, sheet_id, position
  ), line AS (
    INSERT INTO sheet_row (sheet_id, position, additional_attributes)
    SELECT sheet_id, position, $3::jsonb
    FROM unnest($4::bigint[], $5::integer[]) AS planned (sheet_id, position) ORDER BY sheet_id, position
    RETURNING id, sheet_id, position
  ), given AS MATERIALIZED (
    SELECT * FROM unnest($6::bigint[], $7::integer[], $8::integer[], $9::text[])
      AS given (sheet_id, row_position, column_position, text)
  ), new_cell AS MATERIALIZED (
    SELECT nextval('cell_id_seq') AS id, source.* FROM (
      SELECT line.sheet_id, line.id AS row_id, heading.id AS column_id, number, text
      FROM line JOIN heading USING (sheet_id) JOIN plan ON number = heading.position + 1
      LEFT JOIN given ON given.sheet_id = line.sheet_id AND row_position = line.position
        AND column_position = heading.position
      ORDER BY line.sheet_id, line.position, heading.position
    ) AS source
  ), written AS (
    INSERT INTO cell (id, sheet_id, row_id, column_id, value, additional_attributes) OVERRIDING SYSTEM VALUE
    SELECT id, sheet_id, row_id, column_id, coalesce(text, item #>> '{cell,value}', ''),
      CASE WHEN text IS NOT NULL AND item ->> 'type' = 'text' THEN ${typedSettings('settings')} ELSE settings END
    FROM new_cell JOIN plan USING (number),
      LATERAL (SELECT coalesce(item #> '{cell,attributes}', '{}') AS settings) AS planned
  ), layered AS (
    INSERT INTO layer (sheet_id, cell_id, position, name, type, additional_attributes)
    SELECT sheet_id, new_cell.id, layer_number - 1, planned ->> 'name', planned ->> 'type', planned -> 'attributes'
    FROM new_cell JOIN plan USING (number),
      jsonb_array_elements(item #> '{cell,layers}') WITH ORDINALITY AS layers (planned, layer_number)
    ORDER BY new_cell.id, layer_number
  )
  SELECT id, sheet_id FROM line ORDER BY sheet_id, position`;

@Injectable()
export class SheetPlanRepository {
  constructor(private readonly db: Database) {}

  /** Inserts columns, one row, its cells and their layers in one statement, and the variables in a second. */
  async insert(sheetId: number, content: SheetContent): Promise<void> {
    await this.insertMany([{ sheetId, rows: [new Map()] }], content);
  }

  /** Like {@link insert}, for many sheets and rows; returns the rows in order. */
  async insertMany(sheets: readonly EmptySheet[], content: SheetContent): Promise<RowOf<typeof Row>[]> {
    const { columns, rowAttributes = {}, variables = [] } = content;
    const sheetIds = sheets.map(({ sheetId }) => sheetId);
    const rows = sheets.flatMap((sheet) =>
      sheet.rows.map((texts, position) => ({ sheetId: sheet.sheetId, position, texts })),
    );
    const given = rows.flatMap(({ sheetId, position, texts }) =>
      [...texts].map(([index, text]) => ({ sheetId, position, index, text })),
    );
    const inserted = await this.db.rowsOfMany(Row, INSERT, [
      sheetIds,
      JSON.stringify(columns),
      JSON.stringify(rowAttributes),
      rows.map(({ sheetId }) => sheetId),
      rows.map(({ position }) => position),
      given.map(({ sheetId }) => sheetId),
      given.map(({ position }) => position),
      given.map(({ index }) => index),
      given.map(({ text }) => text),
    ]);
    if (variables.length > 0) await this.addVariables(sheetIds, variables);
    return inserted;
  }

  private async addVariables(
    sheetIds: readonly number[],
    variables: NonNullable<SheetContent['variables']>,
  ): Promise<void> {
    await this.db.execute(
      `WITH owner AS (INSERT INTO variables_sheet (sheet_id) SELECT unnest($1::bigint[]) RETURNING id)
       INSERT INTO variable (variables_sheet_id, position, key, value)
       SELECT owner.id, number - 1, item ->> 'key', item ->> 'value'
       FROM owner, jsonb_array_elements($2::jsonb) WITH ORDINALITY AS plan (item, number)`,
      [sheetIds, JSON.stringify(variables)],
    );
  }
}
