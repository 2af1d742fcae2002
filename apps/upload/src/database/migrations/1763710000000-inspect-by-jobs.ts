import { JOB_COLUMNS, jobIndexes } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Looks at media are jobs; what was to be looked at is looked at by them, and what was to expire expires by tasks. */
export class InspectByJobs1763710000000 implements MigrationInterface {
  name = 'InspectByJobs1763710000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE inspection (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT inspection_pkey PRIMARY KEY,
        media_key text NOT NULL,
        ${JOB_COLUMNS},
        CONSTRAINT inspection_media FOREIGN KEY (media_key) REFERENCES media (key) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX inspection_of_media ON inspection (media_key);
      ${jobIndexes('inspection')}
      UPDATE media SET thumbnail_key = left(replace(gen_random_uuid()::text || gen_random_uuid()::text, '-', ''), 48)
        FROM blob WHERE blob.key = media.key AND inspected_at IS NULL AND thumbnail_key IS NULL;
      INSERT INTO inspection (media_key, organization_id)
        SELECT media.key, coalesce(blob.organization_id, 0) FROM media JOIN blob ON blob.key = media.key WHERE inspected_at IS NULL;

      INSERT INTO task (kind, organization_id, payload, due_at)
        SELECT 'expire_blob', 0, jsonb_build_object('blobId', payload -> 'blob_id'), publish_after FROM outbox
        WHERE subject = 'job.upload.blob.expire.v1';
      INSERT INTO task (kind, organization_id, payload, due_at)
        SELECT 'erase_files', 0, payload, publish_after FROM outbox WHERE subject = 'job.upload.file.erase.v1';
      DELETE FROM outbox WHERE subject LIKE 'job.%';

      ALTER TABLE media DROP COLUMN attempt, DROP COLUMN claimed_until;
      ALTER TABLE blob RENAME COLUMN attempt TO claim;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
