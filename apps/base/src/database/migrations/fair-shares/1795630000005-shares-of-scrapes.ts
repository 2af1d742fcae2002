import { jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share that each scrape uses. Locks only the table `monitoring_scrape`. */
export class SharesOfScrapes1795630000005 implements MigrationInterface {
  name = 'SharesOfScrapes1795630000005';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobShares('monitoring_scrape'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
