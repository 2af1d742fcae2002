import { JOB_COLUMNS, jobIndexes } from '@reelsheet/platform-jobs';

/** Backups of assets in decentralized storage, and their renewals before they expire. */
export const PROVENANCE = `
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

  -- The partial unique index allows one open renewal per backup.
  CREATE TABLE backup_renewal (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT backup_renewal_pkey PRIMARY KEY,
    backup_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    kept jsonb,
    ${JOB_COLUMNS}
  );
  ${jobIndexes('backup_renewal')}
  CREATE UNIQUE INDEX backup_renewal_of_backup ON backup_renewal (backup_id) WHERE due_at IS NOT NULL;
  CREATE INDEX backup_renewal_of_agent ON backup_renewal (agent_id);
`;
