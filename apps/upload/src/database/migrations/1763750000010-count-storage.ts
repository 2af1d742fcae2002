import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Every blob names the account that pays for it, and accounts hold the sums. */
export class CountStorage1763750000010 implements MigrationInterface {
  name = 'CountStorage1763750000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE blob ADD COLUMN account text;
      CREATE TABLE storage_account (
        name text CONSTRAINT storage_account_pkey PRIMARY KEY,
        bytes bigint NOT NULL CONSTRAINT storage_account_bytes CHECK (bytes >= 0)
      );
      UPDATE blob SET account = coalesce('organization:' || organization_id, 'user:' || user_id);
      ALTER TABLE blob ALTER COLUMN account SET NOT NULL;
      INSERT INTO storage_account (name, bytes) SELECT account, sum(byte_size) FROM blob GROUP BY account;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
