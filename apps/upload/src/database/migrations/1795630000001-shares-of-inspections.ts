import { jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share of workers that each inspection uses. */
export class SharesOfInspections1795630000001 implements MigrationInterface {
  name = 'SharesOfInspections1795630000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobShares('inspection'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
