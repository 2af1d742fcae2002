import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';

const OTHER = { row: 'column', column: 'row' } as const;
type Line = keyof typeof OTHER;
const CELL_CONTENT = 'value, additional_attributes, cell_role';
const LAYER_CONTENT = 'layer.name, layer.type, layer.position, layer.additional_attributes';

/** Copies of cells and layers, each in one statement whatever their number. */
@Injectable()
export class CopyRepository {
  constructor(private readonly db: Database) {}

  /** Fills a new row or column with the cells and layers of another, their selected generations too; what it has already stays. */
  async copyLine(line: Line, from: number, to: number): Promise<void> {
    const other = OTHER[line];
    await this.db.execute(
      `WITH copy AS (
         INSERT INTO cell (sheet_id, ${line}_id, ${other}_id, ${CELL_CONTENT}, default_generation_id)
         SELECT sheet_id, $2, ${other}_id, ${CELL_CONTENT}, default_generation_id FROM cell
         WHERE ${line}_id = $1 AND NOT EXISTS (SELECT FROM cell AS there WHERE there.${line}_id = $2 AND there.${other}_id = cell.${other}_id)
         RETURNING id, ${other}_id
       )
       INSERT INTO layer (sheet_id, cell_id, name, type, position, additional_attributes, default_generation_id)
       SELECT layer.sheet_id, copy.id, ${LAYER_CONTENT}, layer.default_generation_id
       FROM copy JOIN cell ON cell.${line}_id = $1 AND cell.${other}_id = copy.${other}_id JOIN layer ON layer.cell_id = cell.id`,
      [from, to],
    );
  }

  /** Brings a copy of a row or column in step with the columns or rows that came and went since; these must be held. */
  async completeLine(line: Line, from: number, to: number): Promise<void> {
    const other = OTHER[line];
    await this.copyLine(line, from, to);
    await this.db.execute(
      `DELETE FROM cell WHERE ${line}_id = $1 AND NOT EXISTS (SELECT FROM sheet_${other} WHERE id = ${other}_id)`,
      [to],
    );
  }

  /** Fills an empty sheet with all that another holds; generations come along only where `keepsGenerations`. */
  async copySheet(from: number, to: number, keepsGenerations: boolean): Promise<void> {
    await this.copyLines(from, to);
    await this.copyCells(from, to, keepsGenerations);
    await this.copyVariables(from, to);
  }

  private async copyLines(from: number, to: number): Promise<void> {
    await this.db.execute(
      `INSERT INTO sheet_row (sheet_id, position, additional_attributes) SELECT $2, position, additional_attributes FROM sheet_row WHERE sheet_id = $1 ORDER BY position`,
      [from, to],
    );
    await this.db.execute(
      `INSERT INTO sheet_column (sheet_id, position, title, temp_title, type, column_role, description, additional_attributes)
       SELECT $2, position, title, temp_title, type, column_role, description, additional_attributes FROM sheet_column WHERE sheet_id = $1 ORDER BY position`,
      [from, to],
    );
  }

  /** Rows and columns of both sheets stand at the same positions, which pairs them. */
  private async copyCells(from: number, to: number, keepsGenerations: boolean): Promise<void> {
    const pairs = `cell
      JOIN sheet_row ON sheet_row.id = cell.row_id JOIN sheet_row AS new_row ON new_row.sheet_id = $2 AND new_row.position = sheet_row.position
      JOIN sheet_column ON sheet_column.id = cell.column_id JOIN sheet_column AS new_column ON new_column.sheet_id = $2 AND new_column.position = sheet_column.position`;
    await this.db.execute(
      `INSERT INTO cell (sheet_id, row_id, column_id, ${CELL_CONTENT}, default_generation_id)
       SELECT $2, new_row.id, new_column.id, cell.value, cell.additional_attributes, cell.cell_role, CASE WHEN $3 THEN cell.default_generation_id END
       FROM ${pairs} WHERE cell.sheet_id = $1 ORDER BY new_row.position, new_column.position`,
      [from, to, keepsGenerations],
    );
    await this.db.execute(
      `INSERT INTO layer (sheet_id, cell_id, name, type, position, additional_attributes, default_generation_id)
       SELECT $2, new_cell.id, ${LAYER_CONTENT}, CASE WHEN $3 THEN layer.default_generation_id END
       FROM layer JOIN (${pairs}) ON cell.id = layer.cell_id JOIN cell AS new_cell ON new_cell.row_id = new_row.id AND new_cell.column_id = new_column.id WHERE layer.sheet_id = $1`,
      [from, to, keepsGenerations],
    );
  }

  private async copyVariables(from: number, to: number): Promise<void> {
    await this.db.execute(
      `WITH copy AS (INSERT INTO variables_sheet (sheet_id) SELECT $2 FROM variables_sheet WHERE sheet_id = $1 RETURNING id)
       INSERT INTO variable (variables_sheet_id, position, key, value)
       SELECT copy.id, position, key, value FROM copy, variable JOIN variables_sheet AS old ON old.id = variables_sheet_id WHERE old.sheet_id = $1`,
      [from, to],
    );
  }
}
