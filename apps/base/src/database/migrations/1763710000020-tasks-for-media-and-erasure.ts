import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Media are removed and organizations erased by tasks; what waits for it in the outbox becomes one. */
export class TasksForMediaAndErasure1763710000020 implements MigrationInterface {
  name = 'TasksForMediaAndErasure1763710000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      INSERT INTO task (kind, organization_id, payload, due_at)
        SELECT 'remove_stored_media', 0, payload, publish_after FROM outbox WHERE subject = 'job.base.media.remove.v1';
      INSERT INTO task (kind, organization_id, key, payload, due_at)
        SELECT 'discard_media', 0, payload ->> 'name', payload, min(publish_after) FROM outbox
        WHERE subject = 'job.base.media.discard.v1' GROUP BY payload;
      INSERT INTO task (kind, organization_id, payload, due_at)
        SELECT 'erase_organization', 0, jsonb_build_object('organizationId', payload -> 'organization_id'), publish_after FROM outbox
        WHERE subject = 'job.base.organization.erase.v1';
      DELETE FROM outbox WHERE subject IN ('job.base.media.remove.v1', 'job.base.media.discard.v1', 'job.base.organization.erase.v1');
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
