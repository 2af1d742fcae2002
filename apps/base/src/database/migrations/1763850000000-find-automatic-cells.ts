import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sheets and rows without automatic cells are told from the others by one look. */
export class FindAutomaticCells1763850000000 implements MigrationInterface {
  name = 'FindAutomaticCells1763850000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX cell_automatic ON cell (sheet_id, row_id) WHERE additional_attributes @> '{"autoGenerate": true}'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
