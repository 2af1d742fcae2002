import { Injectable } from '@nestjs/common';
import { Database, integer, row } from '@reelsheet/platform-database';
import { checkingReferences } from '../cells/cell-references.js';

const OTHER = { row: 'column', column: 'row' } as const;
type Line = keyof typeof OTHER;
const CELL_CONTENT = 'value, additional_attributes, cell_role';
const LAYER_CONTENT = 'layer.name, layer.type, layer.position, layer.additional_attributes';

/** Cells and layers of one statement. */
const PARTS_OF_CHUNK = 25_000;

const Chunk = row({ lastPosition: integer() });

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

  /**
   * Where to part a sheet's rows, so that the cells and layers up to each place take a few seconds to copy: a sheet may
   * hold a million cells, and no statement may take longer than thirty.
   */
  async chunksOf(sheetId: number): Promise<number[]> {
    const chunks = await this.db.rows(
      Chunk,
      `SELECT max(position) AS last_position FROM (
         SELECT position, sum((SELECT count(*) FROM sheet_column WHERE sheet_id = $1) + coalesce(layers, 0)) OVER (ORDER BY position) / $2 AS chunk
         FROM sheet_row LEFT JOIN (SELECT row_id, count(*) AS layers FROM layer JOIN cell ON cell.id = cell_id WHERE layer.sheet_id = $1 GROUP BY row_id) AS line
           ON row_id = id
         WHERE sheet_id = $1) AS weighed
       GROUP BY floor(chunk) ORDER BY last_position`,
      [sheetId, PARTS_OF_CHUNK],
    );
    return chunks.map(({ lastPosition }) => lastPosition);
  }

  /** Fills an empty sheet with all that another holds, whose chunks are given; generations come along only where `keepsGenerations`. */
  async copySheet(from: number, to: number, chunks: readonly number[], keepsGenerations: boolean): Promise<void> {
    await this.copyLines(from, to);
    await checkingReferences(this.db, async () => {
      for (const [index, last] of chunks.entries())
        await this.copyCells([from, to, keepsGenerations, chunks[index - 1] ?? -1, last]);
    });
    await this.copyVariables(from, to);
    if (keepsGenerations) await this.borrow(from, to);
  }

  /** The copy shows generations of the other sheet, and of those that it shows some of itself. */
  private async borrow(from: number, to: number): Promise<void> {
    await this.db.execute(
      `UPDATE sheet SET lenders = original.lenders || original.id FROM sheet AS original WHERE original.id = $1 AND sheet.id = $2`,
      [from, to],
    );
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

  /**
   * Those of the rows behind one place up to another. Rows and columns of both sheets stand at the same positions, which
   * pairs them.
   */
  private async copyCells(parameters: readonly unknown[]): Promise<void> {
    const pairs = `(SELECT old.id AS row_id, new.id AS new_row_id, position FROM sheet_row AS old JOIN sheet_row AS new USING (position)
        WHERE old.sheet_id = $1 AND new.sheet_id = $2 AND position > $4 AND position <= $5) AS line
      JOIN cell USING (row_id)
      JOIN (SELECT old.id AS column_id, new.id AS new_column_id, position FROM sheet_column AS old JOIN sheet_column AS new USING (position)
        WHERE old.sheet_id = $1 AND new.sheet_id = $2) AS heading USING (column_id)`;
    await this.db.execute(
      `INSERT INTO cell (sheet_id, row_id, column_id, ${CELL_CONTENT}, default_generation_id)
       SELECT $2, new_row_id, new_column_id, value, additional_attributes, cell_role, CASE WHEN $3 THEN default_generation_id END
       FROM ${pairs} ORDER BY line.position, heading.position`,
      parameters,
    );
    await this.db.execute(
      `INSERT INTO layer (sheet_id, cell_id, name, type, position, additional_attributes, default_generation_id)
       SELECT $2, new_cell.id, ${LAYER_CONTENT}, CASE WHEN $3 THEN layer.default_generation_id END
       FROM ${pairs} JOIN layer ON layer.cell_id = cell.id JOIN cell AS new_cell ON new_cell.row_id = new_row_id AND new_cell.column_id = new_column_id`,
      parameters,
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
