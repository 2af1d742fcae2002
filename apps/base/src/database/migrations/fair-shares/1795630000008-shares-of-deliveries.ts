import { jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share that each delivery uses. Locks only the table `webhook_delivery`. */
export class SharesOfDeliveries1795630000008 implements MigrationInterface {
  name = 'SharesOfDeliveries1795630000008';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobShares('webhook_delivery'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
