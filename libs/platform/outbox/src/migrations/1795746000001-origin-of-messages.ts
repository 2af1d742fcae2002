import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The client whose request sent a message. */
export class OriginOfMessages1795746000001 implements MigrationInterface {
  name = 'OriginOfMessages1795746000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE outbox ADD COLUMN origin text`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
