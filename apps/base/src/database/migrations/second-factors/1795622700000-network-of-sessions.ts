import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Network of a session's sign-in or last refresh. Existing sessions have none until they are refreshed. */
export class NetworkOfSessions1795622700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE session ADD COLUMN network text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE session DROP COLUMN network`);
  }
}
