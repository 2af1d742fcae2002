import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Fillings that ended long ago are found by when they did. */
export class ForgetCellJobs1763890000000 implements MigrationInterface {
  name = 'ForgetFillings1763890000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX filling_ended ON filling (organization_id, ended_at) WHERE batch_id IS NULL OR status <> 'failed'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
