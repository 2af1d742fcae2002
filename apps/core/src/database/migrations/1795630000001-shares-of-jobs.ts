import { jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share of workers that each job uses; a source uses that of its present share holder. */
export class SharesOfJobs1795630000001 implements MigrationInterface {
  name = 'SharesOfJobs1795630000001';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['source_bill', 'backup', 'backup_renewal']) await runner.query(jobShares(table));
    await runner.query(jobShares('scraped_source', { owner: 'share_holder' }));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
