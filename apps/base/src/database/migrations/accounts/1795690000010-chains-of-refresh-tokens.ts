import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Chains refresh tokens to their successors. Tokens of earlier versions begin a chain of their own. */
export class ChainsOfRefreshTokens1795690000010 implements MigrationInterface {
  name = 'ChainsOfRefreshTokens1795690000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE refresh_token ADD COLUMN chain bytea, ADD COLUMN position integer NOT NULL DEFAULT 0;
      CREATE INDEX refresh_token_slot ON refresh_token (chain, position) WHERE chain IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
