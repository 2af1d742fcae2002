import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When users were deleted, and indexes by which their sessions are found. */
export class DeletionOfUsers1795690000012 implements MigrationInterface {
  name = 'DeletionOfUsers1795690000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE user_account ADD COLUMN deleted_at timestamptz;
      CREATE INDEX session_by_user ON session (user_id);
      CREATE INDEX refresh_token_of_session ON refresh_token (session_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
