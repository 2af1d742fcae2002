import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The accounts that were chosen for a post before it is published. */
export class AccountsOfPosts1795660000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE post ADD COLUMN accounts jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE post DROP COLUMN accounts`);
  }
}
