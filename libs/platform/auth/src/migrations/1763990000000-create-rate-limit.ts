import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the counters that the replicas of a service share, in the format of
 * rate-limiter-flexible. The table is unlogged, because its rows are needed for one minute.
 */
export class CreateRateLimit1763990000000 implements MigrationInterface {
  name = 'CreateRateLimit1763990000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE UNLOGGED TABLE rate_limit (
        key varchar(255) NOT NULL CONSTRAINT rate_limit_pkey PRIMARY KEY,
        points integer NOT NULL,
        expire bigint NOT NULL
      );
      CREATE INDEX rate_limit_expire ON rate_limit (expire);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
