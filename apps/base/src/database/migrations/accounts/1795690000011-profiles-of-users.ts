import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Language, time zone and preferences of users, which clients store. */
export class ProfilesOfUsers1795690000011 implements MigrationInterface {
  name = 'ProfilesOfUsers1795690000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE user_account
        ADD COLUMN locale text,
        ADD COLUMN time_zone text,
        ADD COLUMN preferences jsonb NOT NULL DEFAULT '{}';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
