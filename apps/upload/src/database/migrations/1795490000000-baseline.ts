import { JOB_COLUMNS, jobIndexes } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const BLOBS = `
  -- awaits_flush: an upload is answered before its bytes are flushed to disk.
  -- account: the storage account that the bytes count against.
  CREATE TABLE blob (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT blob_pkey PRIMARY KEY,
    key text NOT NULL,
    user_id bigint,
    organization_id bigint,
    account text NOT NULL,
    filename text NOT NULL,
    content_type text NOT NULL,
    byte_size bigint NOT NULL,
    checksum text NOT NULL,
    metadata jsonb NOT NULL DEFAULT '{}',
    claim integer NOT NULL DEFAULT 0,
    claimed_until timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    stored_at timestamptz,
    awaits_flush boolean NOT NULL DEFAULT false,
    CONSTRAINT blob_has_owner CHECK (user_id IS NOT NULL OR organization_id IS NOT NULL)
  );
  CREATE UNIQUE INDEX blob_key ON blob (key);
  CREATE INDEX blob_of_organization ON blob (organization_id);

  -- The number of bytes that each organization or user stores.
  CREATE TABLE storage_account (
    name text CONSTRAINT storage_account_pkey PRIMARY KEY,
    bytes bigint NOT NULL CONSTRAINT storage_account_bytes CHECK (bytes >= 0)
  );

  -- One row at most, by whose mark processes check that they store bytes in the same folder.
  CREATE TABLE store_folder (
    single boolean DEFAULT true CONSTRAINT store_folder_pkey PRIMARY KEY CONSTRAINT store_folder_single CHECK (single),
    mark text NOT NULL
  );
`;

const MEDIA = `
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
    inspected_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT media_blob FOREIGN KEY (blob_id) REFERENCES blob (id) ON DELETE CASCADE,
    CONSTRAINT media_object_type
      CHECK (object_type IN ('image', 'video', 'audio', 'zip', 'safe_tensors', 'document'))
  );
  CREATE INDEX media_of_blob ON media (blob_id);
  CREATE INDEX media_of_thumbnail ON media (thumbnail_key);

  CREATE TABLE inspection (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT inspection_pkey PRIMARY KEY,
    media_key text NOT NULL,
    ${JOB_COLUMNS},
    CONSTRAINT inspection_media FOREIGN KEY (media_key) REFERENCES media (key) ON DELETE CASCADE
  );
  ${jobIndexes('inspection')}
  CREATE UNIQUE INDEX inspection_of_media ON inspection (media_key);
`;

/** The whole schema of upload. */
export class Baseline1795490000000 implements MigrationInterface {
  name = 'Baseline1795490000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const tables of [BLOBS, MEDIA]) await runner.query(tables);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
