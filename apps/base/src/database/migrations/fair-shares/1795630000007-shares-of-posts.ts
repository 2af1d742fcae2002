import { jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share that each post uses. Locks only the table `post_target`. */
export class SharesOfPosts1795630000007 implements MigrationInterface {
  name = 'SharesOfPosts1795630000007';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobShares('post_target'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
