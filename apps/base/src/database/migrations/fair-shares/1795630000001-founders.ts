import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The user who founded an organization. In a migration of its own, because readers of organizations wait for it. */
export class Founders1795630000001 implements MigrationInterface {
  name = 'Founders1795630000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE organization ADD COLUMN founder_id bigint');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
