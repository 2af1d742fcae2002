import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A connection remembers the browser that began it, and a connected account how it can be undone. */
export class BindConnections1763750000000 implements MigrationInterface {
  name = 'BindConnections1763750000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE social_connection ADD COLUMN browser_hash text;
      ALTER TABLE social_account ADD COLUMN undo_hash text, ADD COLUMN undo_until timestamptz;
      CREATE UNIQUE INDEX social_account_undo ON social_account (undo_hash);
      CREATE INDEX social_account_of_network ON social_account (platform, external_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
