import { becomeJobs } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Posts go out by a task at their time and a job on each platform, those that wait or are under way too. */
export class PublishByJobs1763710000030 implements MigrationInterface {
  name = 'PublishByJobs1763710000030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE post_target RENAME COLUMN error TO failed_reason;
      ALTER TABLE post_target ADD COLUMN organization_id bigint, ALTER COLUMN status SET DEFAULT 'pending';
      UPDATE post_target SET organization_id = agent.organization_id,
        status = CASE post_target.status WHEN 'accepted' THEN 'pending' WHEN 'publishing' THEN 'processing' WHEN 'published' THEN 'completed' ELSE 'failed' END
        FROM post JOIN agent ON agent.id = post.agent_id WHERE post.id = post_target.post_id;
      ALTER TABLE post_target ALTER COLUMN organization_id SET NOT NULL;
      ${becomeJobs('post_target')}
      UPDATE post_target SET waiting = submitted_at IS NOT NULL AND post_target.status = 'processing',
        begun_at = coalesce(submitted_at, begun_at),
        due_at = CASE WHEN post.status = 'publishing' AND post_target.status IN ('pending', 'processing') THEN greatest(due_at, claimed_until) END
        FROM post WHERE post.id = post_target.post_id;
      ALTER TABLE post_target DROP COLUMN claimed_until, DROP COLUMN submitted_at;
      DROP INDEX post_due;

      INSERT INTO task (kind, organization_id, payload, due_at)
        SELECT 'publish_post', 0, jsonb_build_object('postId', id, 'scheduledTime', scheduled_time), scheduled_time
        FROM post WHERE status = 'scheduled';
      DELETE FROM outbox WHERE subject = 'job.base.post.publish.v1';
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
