import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds old rows of the inbox without reading all others. */
export class AgeOfHandledMessages1795835000000 implements MigrationInterface {
  name = 'AgeOfHandledMessages1795835000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX inbox_age ON inbox (created_at)`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
