import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { SheetContent } from './sheet-plan.js';

@Injectable()
export class SheetPlanRepository {
  constructor(private readonly db: Database) {}

  /** Inserts columns, one row, its cells and their layers in one statement, and the variables in a second. */
  async insert(sheetId: number, { columns, rowAttributes = {}, variables = [] }: SheetContent): Promise<void> {
    await this.db.execute(
      `WITH plan AS (
         SELECT item, number FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS plan (item, number)
       ), line AS (
         INSERT INTO sheet_column
           (sheet_id, position, title, temp_title, type, column_role, description, additional_attributes)
         SELECT $1, number - 1, item ->> 'title', item ->> 'tempTitle', item ->> 'type', item ->> 'role',
           item ->> 'description', coalesce(item -> 'attributes', '{}')
         FROM plan ORDER BY number RETURNING id, position
       ), first_row AS (
         INSERT INTO sheet_row (sheet_id, position, additional_attributes) VALUES ($1, 0, $3::jsonb) RETURNING id
       ), new_cell AS (
         INSERT INTO cell (sheet_id, row_id, column_id, value, additional_attributes)
         SELECT $1, first_row.id, line.id, coalesce(item #>> '{cell,value}', ''),
           coalesce(item #> '{cell,attributes}', '{}')
         FROM first_row, line JOIN plan ON plan.number = line.position + 1
         ORDER BY number RETURNING id, column_id
       )
       INSERT INTO layer (sheet_id, cell_id, position, name, type, additional_attributes)
       SELECT $1, new_cell.id, layer_number - 1, planned ->> 'name', planned ->> 'type', planned -> 'attributes'
       FROM new_cell JOIN line ON line.id = new_cell.column_id JOIN plan ON plan.number = line.position + 1,
         jsonb_array_elements(item #> '{cell,layers}') WITH ORDINALITY AS layers (planned, layer_number)
       ORDER BY number, layer_number`,
      [sheetId, JSON.stringify(columns), JSON.stringify(rowAttributes)],
    );
    if (variables.length > 0) await this.addVariables(sheetId, variables);
  }

  private async addVariables(sheetId: number, variables: NonNullable<SheetContent['variables']>): Promise<void> {
    await this.db.execute(
      `WITH owner AS (INSERT INTO variables_sheet (sheet_id) VALUES ($1) RETURNING id)
       INSERT INTO variable (variables_sheet_id, position, key, value)
       SELECT owner.id, number - 1, item ->> 'key', item ->> 'value'
       FROM owner, jsonb_array_elements($2::jsonb) WITH ORDINALITY AS plan (item, number)`,
      [sheetId, JSON.stringify(variables)],
    );
  }
}
