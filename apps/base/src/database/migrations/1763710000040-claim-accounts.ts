import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account whose token is renewed is claimed as every other row is. */
export class ClaimAccounts1763710000040 implements MigrationInterface {
  name = 'ClaimAccounts1763710000040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE social_account RENAME COLUMN refresh_claim TO claim;
      ALTER TABLE social_account RENAME COLUMN refresh_claimed_until TO claimed_until;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
