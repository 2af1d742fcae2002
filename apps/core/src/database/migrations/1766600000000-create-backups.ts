import { JOB_COLUMNS, jobIndexes } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateBackups1766600000000 implements MigrationInterface {
  name = 'CreateBackups1766600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT backup_pkey PRIMARY KEY,
        agent_id bigint NOT NULL,
        asset_url text NOT NULL,
        asset_type text NOT NULL,
        visibility text NOT NULL,
        encrypted boolean NOT NULL,
        encryption_scheme text,
        encryption_key_id text,
        owner_chain_address text,
        source_event text NOT NULL,
        content_type text,
        idempotency_key text,
        fingerprint text NOT NULL,
        metadata jsonb,
        content_sha256 text,
        size_bytes bigint,
        upload_begun boolean NOT NULL DEFAULT false,
        store_blob_id text,
        store_blob_object_id text,
        store_storage_id text,
        store_end_epoch integer,
        store_encoded_length_bytes bigint,
        verification_status text NOT NULL DEFAULT 'pending',
        billing_charge_id text,
        billing_outboxed boolean NOT NULL DEFAULT false,
        failure_code text,
        stored_at timestamptz,
        expires_at timestamptz,
        renewal_due_at timestamptz,
        removed_at timestamptz,
        ${JOB_COLUMNS}
      );
      ${jobIndexes('backup')}
      CREATE INDEX backup_of_agent ON backup (agent_id, id);
      CREATE UNIQUE INDEX backup_idempotency ON backup (agent_id, idempotency_key) WHERE idempotency_key IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
