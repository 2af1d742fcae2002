import { jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share that each generation uses. Locks only the table `generation`. */
export class SharesOfGenerations1795630000004 implements MigrationInterface {
  name = 'SharesOfGenerations1795630000004';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobShares('generation'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
