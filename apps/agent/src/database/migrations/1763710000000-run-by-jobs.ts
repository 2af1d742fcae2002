import { becomeJobs } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Runs are jobs; what was on its way to be settled or given up is so by tasks. */
export class RunByJobs1763710000000 implements MigrationInterface {
  name = 'RunByJobs1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO task (kind, organization_id, payload)
        SELECT 'settle_credits', organization_id, jsonb_build_object('organizationId', organization_id, 'reference', 'run:' || id,
          'price', CASE WHEN status = 'completed' THEN coalesce(cost, 0) END)
        FROM run WHERE status <> 'running' AND settled_at IS NULL;
      INSERT INTO task (kind, organization_id, payload)
        SELECT 'abandon_run', organization_id, jsonb_build_object('runId', id) FROM run WHERE accepted_at IS NULL;
      DELETE FROM outbox WHERE subject LIKE 'job.%';

      ALTER TABLE run DROP COLUMN claim, DROP COLUMN claimed_until, DROP COLUMN settled_at, DROP COLUMN abandoned_at,
        ALTER COLUMN status SET DEFAULT 'pending';
      ALTER TABLE run RENAME COLUMN hold TO estimate;
      UPDATE run SET status = 'pending', attempt = 0 WHERE status = 'running';
      ${becomeJobs('run')}
      UPDATE run SET updated_at = coalesce(finished_at, accepted_at, created_at), begun_at = created_at,
        due_at = CASE WHEN status = 'pending' AND accepted_at IS NOT NULL THEN now() END;
      ALTER TABLE run DROP COLUMN finished_at;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
