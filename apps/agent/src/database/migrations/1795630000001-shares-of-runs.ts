import { jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share of workers that each run uses. */
export class SharesOfRuns1795630000001 implements MigrationInterface {
  name = 'SharesOfRuns1795630000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobShares('run'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
