import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The accounts and files that a person approved before a run of an agent ordered a post. */
export class ApprovedPosts1795640000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE post ADD COLUMN approved jsonb`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE post DROP COLUMN approved`);
  }
}
