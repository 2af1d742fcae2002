import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBlobs1763620000000 implements MigrationInterface {
  name = 'CreateBlobs1763620000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE blob (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT blob_pkey PRIMARY KEY,
        key text NOT NULL,
        user_id bigint,
        organization_id bigint,
        filename text NOT NULL,
        content_type text NOT NULL,
        byte_size bigint NOT NULL,
        checksum text NOT NULL,
        metadata jsonb NOT NULL DEFAULT '{}',
        attempt integer NOT NULL DEFAULT 0,
        claimed_until timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        stored_at timestamptz,
        CONSTRAINT blob_has_owner CHECK (user_id IS NOT NULL OR organization_id IS NOT NULL)
      );
      CREATE UNIQUE INDEX blob_key ON blob (key);
      CREATE INDEX blob_of_organization ON blob (organization_id);

      CREATE TABLE media (
        key text NOT NULL CONSTRAINT media_pkey PRIMARY KEY,
        blob_id bigint NOT NULL,
        filename text NOT NULL,
        content_type text NOT NULL,
        extension text NOT NULL,
        object_type text NOT NULL,
        byte_size bigint NOT NULL,
        etag text NOT NULL,
        width integer,
        height integer,
        duration double precision,
        thumbnail_key text,
        attempt integer NOT NULL DEFAULT 0,
        claimed_until timestamptz,
        inspected_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT media_blob FOREIGN KEY (blob_id) REFERENCES blob (id) ON DELETE CASCADE,
        CONSTRAINT media_object_type CHECK (object_type IN ('image', 'video', 'audio', 'zip', 'safe_tensors', 'document'))
      );
      CREATE INDEX media_of_blob ON media (blob_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
