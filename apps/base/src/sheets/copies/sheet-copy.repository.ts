import { Injectable } from '@nestjs/common';
import { Database, integer, row } from '@reelsheet/platform-database';
import { withImmediateReferenceChecks } from '../cells/cell-references.js';

const OTHER = { row: 'column', column: 'row' } as const;
type Line = keyof typeof OTHER;

/** Cells and layers of one statement: of the thirty seconds that it may take a busy machine needs a third. */
const PARTS_OF_CHUNK = 10_000;

const Chunk = row({ lastPosition: integer() });

/** Writes the cells of a SELECT (`from_id`, `sheet_id`, `row_id`, `column_id`, {@link CELL}) in its order, and the layers of those that they are copies of. */
const writing = (part: string, generationOf: (table: string) => string) => `
  part AS MATERIALIZED (
    SELECT nextval('cell_id_seq') AS id, source.* FROM (${part}) AS source
  ), copy AS (
    INSERT INTO cell (id, sheet_id, row_id, column_id, value, additional_attributes, cell_role, default_generation_id) OVERRIDING SYSTEM VALUE
    SELECT id, sheet_id, row_id, column_id, value, additional_attributes, cell_role, ${generationOf('part')} FROM part
  )
  INSERT INTO layer (sheet_id, cell_id, name, type, position, additional_attributes, default_generation_id)
  SELECT part.sheet_id, part.id, layer.name, layer.type, layer.position, layer.additional_attributes, ${generationOf('layer')}
  FROM part CROSS JOIN LATERAL (SELECT * FROM layer WHERE cell_id = part.from_id OFFSET 0) AS layer`;

/** As the source has it. */
const SAME = (table: string) => `${table}.default_generation_id`;
const CELL = 'cell.id AS from_id, value, cell.additional_attributes, cell_role, default_generation_id';

/**
 * Copies of cells and layers, each in one statement whatever their number. How many there are Postgres may guess badly, of
 * tables that have just grown a thousandfold; so that it never compares each with each, large tables are looked up thing
 * by thing in the one index that serves (LATERAL with OFFSET 0, which no plan turns around), and a copy knows what it is
 * a copy of.
 */
@Injectable()
export class CopyRepository {
  constructor(private readonly db: Database) {}

  /** Fills a new row or column with the cells and layers of another, their selected generations too; what it has already stays. */
  async copyLine(line: Line, from: number, to: number): Promise<void> {
    const other = OTHER[line];
    await this.db.executeForMany(
      `WITH missing AS MATERIALIZED (
         SELECT min(id) AS id FROM cell WHERE ${line}_id IN ($1, $2) GROUP BY ${other}_id HAVING count(*) FILTER (WHERE ${line}_id = $2) = 0
       ), ${writing(
         `SELECT ${CELL}, sheet_id, $2::bigint AS ${line}_id, ${other}_id
          FROM missing CROSS JOIN LATERAL (SELECT * FROM cell WHERE id = missing.id OFFSET 0) AS cell ORDER BY cell.id`,
         SAME,
       )}`,
      [from, to],
    );
  }

  /** Brings a copy of a row or column in step with the columns or rows that came and went since; these must be held. */
  async completeLine(line: Line, from: number, to: number): Promise<void> {
    const other = OTHER[line];
    await this.copyLine(line, from, to);
    await this.db.executeForMany(
      `DELETE FROM cell WHERE ${line}_id = $1 AND NOT EXISTS (SELECT FROM sheet_${other} WHERE id = ${other}_id)`,
      [to],
    );
  }

  /**
   * Where to part a sheet's rows, so that the cells and layers up to each place take a few seconds to copy: a sheet may
   * hold a million cells, and no statement may take longer than thirty.
   */
  async chunksOf(sheetId: number): Promise<number[]> {
    const chunks = await this.db.rowsOfMany(
      Chunk,
      `SELECT max(position) AS last_position FROM (
         SELECT position, sum(parts) OVER (ORDER BY position) / $2 AS chunk FROM (
           SELECT max(position) AS position, sum(parts) AS parts FROM (
             SELECT id AS row_id, position, (SELECT count(*) FROM sheet_column WHERE sheet_id = $1) AS parts FROM sheet_row WHERE sheet_id = $1
             UNION ALL
             SELECT cell.row_id, NULL, 1 FROM layer CROSS JOIN LATERAL (SELECT row_id FROM cell WHERE id = cell_id OFFSET 0) AS cell WHERE sheet_id = $1
           ) AS part GROUP BY row_id
         ) AS line
       ) AS weighed GROUP BY floor(chunk) ORDER BY last_position`,
      [sheetId, PARTS_OF_CHUNK],
    );
    return chunks.map(({ lastPosition }) => lastPosition);
  }

  /** Fills an empty sheet with all that another holds, whose chunks are given; generations come along only where `keepsGenerations`. */
  async copySheet(from: number, to: number, chunks: readonly number[], keepsGenerations: boolean): Promise<void> {
    await this.copyLines(from, to);
    await withImmediateReferenceChecks(this.db, async () => {
      for (const [index, last] of chunks.entries())
        await this.copyCells([from, to, keepsGenerations, chunks[index - 1] ?? -1, last]);
    });
    await this.copyVariables(from, to);
    if (keepsGenerations) await this.borrow(from, to);
  }

  /** The copy shows generations of the other sheet, and of those that it shows some of itself. */
  private async borrow(from: number, to: number): Promise<void> {
    await this.db.execute(
      `UPDATE sheet SET source_sheet_ids = original.source_sheet_ids || original.id FROM sheet AS original WHERE original.id = $1 AND sheet.id = $2`,
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
    await this.db.executeForMany(
      `WITH line AS MATERIALIZED (
         SELECT old.id, new.id AS new_id, position
         FROM sheet_row AS old CROSS JOIN LATERAL (SELECT id FROM sheet_row WHERE sheet_id = $2 AND position = old.position OFFSET 0) AS new
         WHERE sheet_id = $1 AND position > $4 AND position <= $5
       ), heading AS MATERIALIZED (
         SELECT old.id, new.id AS new_id, position
         FROM sheet_column AS old JOIN sheet_column AS new USING (position) WHERE old.sheet_id = $1 AND new.sheet_id = $2
       ), ${writing(
         `SELECT ${CELL}, $2::bigint AS sheet_id, line.new_id AS row_id, heading.new_id AS column_id
          FROM line CROSS JOIN LATERAL (SELECT * FROM cell WHERE row_id = line.id OFFSET 0) AS cell JOIN heading ON heading.id = cell.column_id
          ORDER BY line.position, heading.position`,
         (table) => `CASE WHEN $3 THEN ${SAME(table)} END`,
       )}`,
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
