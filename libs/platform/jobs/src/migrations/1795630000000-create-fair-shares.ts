import type { MigrationInterface, QueryRunner } from 'typeorm';
import { jobShares } from '../job-columns.js';

/** Shares of organizations, the same in every service's schema, and the share of each task. */
export class CreateFairShares1795630000000 implements MigrationInterface {
  name = 'CreateFairShares1795630000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE fair_share (
        organization_id bigint NOT NULL CONSTRAINT fair_share_pkey PRIMARY KEY,
        share_id bigint NOT NULL
      );
      CREATE INDEX fair_share_of ON fair_share (share_id);
      ${jobShares('task')}
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
