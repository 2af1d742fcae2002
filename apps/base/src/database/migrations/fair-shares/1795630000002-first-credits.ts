import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a founder was first granted credits. A migration of its own, because requests that read users wait for it. */
export class FirstCredits1795630000002 implements MigrationInterface {
  name = 'FirstCredits1795630000002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE user_account ADD COLUMN credits_granted_at timestamptz');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
