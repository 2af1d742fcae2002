import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs of kinds without a limit of open ones are not counted. */
export class CountNoOpenJobs1765000000000 implements MigrationInterface {
  name = 'CountNoOpenJobs1765000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX task_open`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
