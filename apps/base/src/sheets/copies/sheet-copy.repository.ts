import { Injectable } from '@nestjs/common';
import { Database, integer, row } from '@reelsheet/platform-database';
import { withImmediateReferenceChecks } from '../cells/cell-references.js';

const OTHER = { row: 'column', column: 'row' } as const;
/** A row or column. */
type CopyLine = keyof typeof OTHER;

/** A row or column and its copy. */
interface LineCopy {
  readonly from: number;
  readonly to: number;
}

/** Cells and layers that one statement copies: a third of the 30 second statement timeout on a busy machine. */
const ITEMS_PER_CHUNK = 10_000;

const Chunk = row({ lastPosition: integer() });

/**
 * Inserts the cells of a SELECT (`from_id`, `sheet_id`, `row_id`, `column_id`, {@link CELL}) in its order, with copies
 * of the layers of the cells `from_id`.
 */
const insertCells = (cells: string, generationOf: (table: string) => string) => `
  new_cell AS MATERIALIZED (
    SELECT nextval('cell_id_seq') AS id, source.* FROM (${cells}) AS source
  ), copy AS (
    INSERT INTO cell (id, sheet_id, row_id, column_id, value, additional_attributes, cell_role, default_generation_id)
    OVERRIDING SYSTEM VALUE
    SELECT id, sheet_id, row_id, column_id, value, additional_attributes, cell_role, ${generationOf('new_cell')}
    FROM new_cell
  )
  INSERT INTO layer (sheet_id, cell_id, name, type, position, additional_attributes, default_generation_id)
  SELECT new_cell.sheet_id, new_cell.id, layer.name, layer.type, layer.position, layer.additional_attributes,
    ${generationOf('layer')}
  FROM new_cell CROSS JOIN LATERAL (SELECT * FROM layer WHERE cell_id = new_cell.from_id OFFSET 0) AS layer`;

/** The selected generation of the original. */
const SELECTED = (table: string) => `${table}.default_generation_id`;
const CELL = 'cell.id AS from_id, value, cell.additional_attributes, cell_role, default_generation_id';

/** Selects the items of a list in a definition with the ids of the columns of a copy. */
const copiedList = (name: string) => `(
  SELECT coalesce(jsonb_agg(item || jsonb_build_object('column_id', heading.new_id) ORDER BY number), '[]')
  FROM jsonb_array_elements(definition -> '${name}') WITH ORDINALITY AS listed (item, number)
  JOIN heading ON heading.id = (item ->> 'column_id')::bigint)`;

/**
 * Copies cells and layers, each in one statement whatever their number. Postgres may misestimate tables that have just
 * grown a thousandfold. To rule out nested loops over whole tables, large tables are looked up row by row in the one
 * suitable index (LATERAL with OFFSET 0, which the planner does not reorder), and every copy knows its original.
 */
@Injectable()
export class CopyRepository {
  constructor(private readonly db: Database) {}

  /** Like {@link copyLine}, for many rows or columns in one statement. */
  async copyLines(line: CopyLine, copies: readonly LineCopy[]): Promise<void> {
    const other = OTHER[line];
    await this.db.executeForMany(
      `WITH missing AS MATERIALIZED (
         SELECT original.id, copy.to_id
         FROM unnest($1::bigint[], $2::bigint[]) AS copy (from_id, to_id)
         CROSS JOIN LATERAL (SELECT id, ${other}_id FROM cell WHERE ${line}_id = copy.from_id OFFSET 0) AS original
         WHERE (SELECT count(*) FROM cell AS own
           WHERE own.${line}_id = copy.to_id AND own.${other}_id = original.${other}_id) = 0
       ), ${insertCells(
         `SELECT ${CELL}, sheet_id, missing.to_id AS ${line}_id, ${other}_id
          FROM missing CROSS JOIN LATERAL (SELECT * FROM cell WHERE id = missing.id OFFSET 0) AS cell
          ORDER BY cell.id`,
         SELECTED,
       )}`,
      [copies.map(({ from }) => from), copies.map(({ to }) => to)],
    );
  }

  /** Like {@link completeLine}, for many rows or columns. */
  async completeLines(line: CopyLine, copies: readonly LineCopy[]): Promise<void> {
    const other = OTHER[line];
    await this.copyLines(line, copies);
    await this.db.executeForMany(
      `DELETE FROM cell WHERE ${line}_id = ANY ($1::bigint[])
         AND NOT EXISTS (SELECT FROM sheet_${other} WHERE id = ${other}_id)`,
      [copies.map(({ to }) => to)],
    );
  }

  /** Copies the cells, layers and selected generations of a row or column that the new one does not have yet. */
  async copyLine(line: CopyLine, from: number, to: number): Promise<void> {
    const other = OTHER[line];
    await this.db.executeForMany(
      `WITH missing AS MATERIALIZED (
         SELECT min(id) AS id FROM cell WHERE ${line}_id IN ($1, $2) GROUP BY ${other}_id
         HAVING count(*) FILTER (WHERE ${line}_id = $2) = 0
       ), ${insertCells(
         `SELECT ${CELL}, sheet_id, $2::bigint AS ${line}_id, ${other}_id
          FROM missing CROSS JOIN LATERAL (SELECT * FROM cell WHERE id = missing.id OFFSET 0) AS cell
          ORDER BY cell.id`,
         SELECTED,
       )}`,
      [from, to],
    );
  }

  /**
   * Adds and deletes cells of a copied line for columns or rows added and deleted since; the caller holds their lock.
   */
  async completeLine(line: CopyLine, from: number, to: number): Promise<void> {
    const other = OTHER[line];
    await this.copyLine(line, from, to);
    await this.db.executeForMany(
      `DELETE FROM cell WHERE ${line}_id = $1 AND NOT EXISTS (SELECT FROM sheet_${other} WHERE id = ${other}_id)`,
      [to],
    );
  }

  /**
   * Returns the last row position of each chunk of a sheet that one statement can copy in a few seconds. A sheet may
   * have a million cells, and the statement timeout is 30 seconds.
   */
  async chunksOf(sheetId: number): Promise<number[]> {
    const chunks = await this.db.rowsOfMany(
      Chunk,
      `SELECT max(position) AS last_position FROM (
         SELECT position, sum(items) OVER (ORDER BY position) / $2 AS chunk FROM (
           SELECT max(position) AS position, sum(items) AS items FROM (
             SELECT id AS row_id, position, (SELECT count(*) FROM sheet_column WHERE sheet_id = $1) AS items
             FROM sheet_row WHERE sheet_id = $1
             UNION ALL
             SELECT cell.row_id, NULL, 1
             FROM layer CROSS JOIN LATERAL (SELECT row_id FROM cell WHERE id = cell_id OFFSET 0) AS cell
             WHERE sheet_id = $1
           ) AS item GROUP BY row_id
         ) AS line
       ) AS counted GROUP BY floor(chunk) ORDER BY last_position`,
      [sheetId, ITEMS_PER_CHUNK],
    );
    return chunks.map(({ lastPosition }) => lastPosition);
  }

  /** Copies everything into an empty sheet; `chunks` are those of the original. */
  async copySheet(from: number, to: number, chunks: readonly number[], withGenerations: boolean): Promise<void> {
    await this.copyRowsAndColumns(from, to);
    await withImmediateReferenceChecks(this.db, async () => {
      for (const [index, last] of chunks.entries())
        await this.copyCells([from, to, withGenerations, chunks[index - 1] ?? -1, last]);
    });
    await this.copyVariables(from, to);
    await this.copyViews(from, to);
    if (withGenerations) await this.addSourceSheets(from, to);
  }

  /** Records that the copy shows generations of the original and of the original's own sources. */
  private async addSourceSheets(from: number, to: number): Promise<void> {
    await this.db.execute(
      `UPDATE sheet SET source_sheet_ids = original.source_sheet_ids || original.id
       FROM sheet AS original WHERE original.id = $1 AND sheet.id = $2`,
      [from, to],
    );
  }

  private async copyRowsAndColumns(from: number, to: number): Promise<void> {
    await this.db.execute(
      `INSERT INTO sheet_row (sheet_id, position, additional_attributes)
       SELECT $2, position, additional_attributes FROM sheet_row WHERE sheet_id = $1 ORDER BY position`,
      [from, to],
    );
    await this.db.execute(
      `INSERT INTO sheet_column (sheet_id, position, title, temp_title, type, column_role, description,
        additional_attributes)
       SELECT $2, position, title, temp_title, type, column_role, description, additional_attributes
       FROM sheet_column WHERE sheet_id = $1 ORDER BY position`,
      [from, to],
    );
  }

  /**
   * Copies the cells of the rows behind one position up to another. Rows and columns of both sheets are matched by
   * position.
   */
  private async copyCells(parameters: readonly unknown[]): Promise<void> {
    await this.db.executeForMany(
      `WITH line AS MATERIALIZED (
         SELECT old.id, new.id AS new_id, position
         FROM sheet_row AS old CROSS JOIN LATERAL (
           SELECT id FROM sheet_row WHERE sheet_id = $2 AND position = old.position OFFSET 0
         ) AS new
         WHERE sheet_id = $1 AND position > $4 AND position <= $5
       ), heading AS MATERIALIZED (
         SELECT old.id, new.id AS new_id, position
         FROM sheet_column AS old JOIN sheet_column AS new USING (position) WHERE old.sheet_id = $1
         AND new.sheet_id = $2
       ), ${insertCells(
         `SELECT ${CELL}, $2::bigint AS sheet_id, line.new_id AS row_id, heading.new_id AS column_id
          FROM line CROSS JOIN LATERAL (SELECT * FROM cell WHERE row_id = line.id OFFSET 0) AS cell
          JOIN heading ON heading.id = cell.column_id
          ORDER BY line.position, heading.position`,
         (table) => `CASE WHEN $3 THEN ${SELECTED(table)} END`,
       )}`,
      parameters,
    );
  }

  private async copyVariables(from: number, to: number): Promise<void> {
    await this.db.execute(
      `WITH copy AS (INSERT INTO variables_sheet (sheet_id) SELECT $2 FROM variables_sheet WHERE sheet_id = $1
        RETURNING id)
       INSERT INTO variable (variables_sheet_id, position, key, value)
       SELECT copy.id, position, key, value
       FROM copy, variable JOIN variables_sheet AS old ON old.id = variables_sheet_id WHERE old.sheet_id = $1`,
      [from, to],
    );
  }

  /** Copies the saved views; columns of both sheets are matched by position. */
  private async copyViews(from: number, to: number): Promise<void> {
    await this.db.execute(
      `WITH heading AS (
         SELECT old.id, new.id AS new_id FROM sheet_column AS old JOIN sheet_column AS new USING (position)
         WHERE old.sheet_id = $1 AND new.sheet_id = $2
       )
       INSERT INTO saved_view (sheet_id, name, definition)
       SELECT $2, name, definition || jsonb_build_object('filters', ${copiedList('filters')},
         'sorts', ${copiedList('sorts')}, 'columns', ${copiedList('columns')})
       FROM saved_view WHERE sheet_id = $1 ORDER BY id`,
      [from, to],
    );
  }
}
