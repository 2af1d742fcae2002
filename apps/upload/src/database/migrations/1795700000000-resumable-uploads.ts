import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploads that continue after an interruption. */
export class ResumableUploads1795700000000 implements MigrationInterface {
  name = 'ResumableUploads1795700000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE resumable_upload (
        blob_id bigint NOT NULL CONSTRAINT resumable_upload_pkey PRIMARY KEY,
        received bigint NOT NULL DEFAULT 0,
        partial jsonb NOT NULL DEFAULT '{}',
        attempt integer NOT NULL DEFAULT 0,
        is_open boolean NOT NULL DEFAULT false,
        is_contested boolean NOT NULL DEFAULT false,
        expires_at timestamptz NOT NULL,
        CONSTRAINT resumable_upload_blob FOREIGN KEY (blob_id) REFERENCES blob (id) ON DELETE CASCADE
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE resumable_upload`);
  }
}
