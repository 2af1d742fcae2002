import { jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share that each render uses. Locks only the table `render_job`. */
export class SharesOfRenders1795630000006 implements MigrationInterface {
  name = 'SharesOfRenders1795630000006';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(jobShares('render_job'));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
