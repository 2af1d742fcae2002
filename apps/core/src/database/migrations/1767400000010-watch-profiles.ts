import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What an agent's profile monitors is watched like a list of its own. */
export class WatchProfiles1767400000010 implements MigrationInterface {
  name = 'WatchProfiles1767400000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE watchlist ADD COLUMN of_profile boolean NOT NULL DEFAULT false;
      CREATE UNIQUE INDEX watchlist_of_profile ON watchlist (agent_id) WHERE of_profile;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
