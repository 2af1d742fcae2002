import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A row is copied while columns come and go beside it, and the other way round; its cells must fit at commit. */
export class DeferCellReferences1763690000010 implements MigrationInterface {
  name = 'DeferCellReferences1763690000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const constraint of ['cell_row', 'cell_column'])
      await runner.query(`ALTER TABLE cell ALTER CONSTRAINT ${constraint} DEFERRABLE INITIALLY DEFERRED`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
