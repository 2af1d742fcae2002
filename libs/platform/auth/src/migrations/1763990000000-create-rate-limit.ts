import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the replicas of a service count together, in the form that rate-limiter-flexible reads. Unlogged, for it is worth a minute. */
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
