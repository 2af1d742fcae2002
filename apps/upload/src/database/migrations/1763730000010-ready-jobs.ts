import { readyJobs } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Claims look at jobs whose moment has come alone, so that none is found behind those that wait for later. */
export class ReadyJobs1763730000010 implements MigrationInterface {
  name = 'ReadyJobs1763730000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['task', 'inspection']) await runner.query(readyJobs(table));
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
