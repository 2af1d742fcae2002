import { becomeJobs } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Generations and renders are taken from their own tables; the messages that told of them go. */
export class ClaimProductionJobs1763700000010 implements MigrationInterface {
  name = 'ClaimProductionJobs1763700000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(becomeJobs('generation'));
    await runner.query(becomeJobs('render_job'));
    await runner.query(`UPDATE generation SET waiting = submitted_as IS NOT NULL WHERE status = 'processing'`);
    for (const table of ['generation', 'render_job']) {
      await runner.query(
        `UPDATE ${table} SET due_at = CASE WHEN status IN ('pending', 'processing') THEN greatest(due_at, claimed_until) END`,
      );
      await runner.query(`ALTER TABLE ${table} DROP COLUMN claimed_until`);
    }
    await runner.query(`DELETE FROM outbox WHERE subject IN ('job.base.generation.run.v1', 'job.base.render.run.v1')`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
