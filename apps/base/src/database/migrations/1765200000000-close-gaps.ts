import type { MigrationInterface, QueryRunner } from 'typeorm';

const LISTS = [
  ['sheet_row', 'sheet_id'],
  ['sheet_column', 'sheet_id'],
  ['layer', 'cell_id'],
] as const;

/** Rows, columns and layers stand without gaps, as those that are put beyond the end do from now on. */
export class CloseGaps1765200000000 implements MigrationInterface {
  name = 'CloseGaps1765200000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [table, owner] of LISTS)
      await runner.query(`
        WITH place AS (SELECT id, row_number() OVER (PARTITION BY ${owner} ORDER BY position) - 1 AS position FROM ${table}),
          moved AS (
            UPDATE ${table} SET position = place.position FROM place
            WHERE place.id = ${table}.id AND place.position <> ${table}.position RETURNING sheet_id
          )
        INSERT INTO sheet_touch (sheet_id) SELECT DISTINCT sheet_id FROM moved
      `);
    await runner.query(`SET CONSTRAINTS ALL IMMEDIATE`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
