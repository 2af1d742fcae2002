import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { attributesToText } from './attributes.js';
import type { PlannedColumn } from './sheet-plan.js';

@Injectable()
export class SheetPlanRepository {
  constructor(private readonly db: Database) {}

  /** Columns, one row and its cells in one statement. */
  async fill(sheetId: number, columns: readonly PlannedColumn[]): Promise<void> {
    await this.db.execute(
      `WITH plan AS (
         SELECT * FROM unnest($2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::jsonb[]) WITH ORDINALITY
           AS plan (title, type, column_role, description, value, attributes, number)
       ), line AS (
         INSERT INTO sheet_column (sheet_id, position, title, type, column_role, description)
         SELECT $1, number - 1, title, type, column_role, description FROM plan ORDER BY number RETURNING id, position
       ), first_row AS (INSERT INTO sheet_row (sheet_id, position) VALUES ($1, 0) RETURNING id)
       INSERT INTO cell (sheet_id, row_id, column_id, value, additional_attributes)
       SELECT $1, first_row.id, line.id, plan.value, plan.attributes FROM first_row, line JOIN plan ON plan.number = line.position + 1 ORDER BY number`,
      [
        sheetId,
        ...(['title', 'type', 'role', 'description'] as const).map((key) => columns.map((column) => column[key])),
        columns.map(({ cell }) => cell?.value ?? ''),
        columns.map(({ cell }) => attributesToText(cell?.attributes ?? {})),
      ],
    );
  }
}
