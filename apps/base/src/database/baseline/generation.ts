import { JOB_COLUMNS, jobIndexes, openJobsIndex } from '@reelsheet/platform-jobs';

/** Generations at vendors, the vendors' rate limits, and the cells that are generated in batches or automatically. */
export const GENERATION = `
  -- uncollected and left_at: what a stopped generation may still cost at its vendor, and since when.
  -- waiting_claim: the claim that a vendor's callback compares, to tell a waiting generation from one being worked on.
  CREATE TABLE generation (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT generation_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    sheet_id bigint,
    cell_id bigint,
    layer_id bigint,
    user_job_type text NOT NULL,
    input jsonb NOT NULL,
    model text NOT NULL,
    result jsonb,
    progress real NOT NULL DEFAULT 0,
    submitted_as text,
    vendor_task_id text,
    waiting_claim integer,
    uncollected bigint,
    left_at timestamptz,
    ${JOB_COLUMNS},
    CONSTRAINT generation_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
    CONSTRAINT generation_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );
  ${jobIndexes('generation')}
  ${openJobsIndex('generation')}
  CREATE INDEX generation_of_cell ON generation (cell_id, id) WHERE layer_id IS NULL;
  CREATE INDEX generation_of_layer ON generation (layer_id, id);
  CREATE INDEX generation_of_agent ON generation (agent_id, id);
  CREATE INDEX generation_of_organization ON generation (organization_id);
  CREATE INDEX generation_open_of_sheet ON generation (agent_id, sheet_id) WHERE due_at IS NOT NULL;
  CREATE INDEX generation_at_vendor
    ON generation (organization_id) WHERE submitted_as IS NOT NULL AND due_at IS NOT NULL;
  CREATE INDEX generation_uncollected ON generation (organization_id, left_at) WHERE uncollected IS NOT NULL;

  CREATE TABLE generation_output (
    generation_id bigint NOT NULL,
    position integer NOT NULL,
    content_resource_id bigint NOT NULL,
    CONSTRAINT generation_output_pkey PRIMARY KEY (generation_id, position),
    CONSTRAINT generation_output_generation
      FOREIGN KEY (generation_id) REFERENCES generation (id) ON DELETE CASCADE,
    CONSTRAINT generation_output_resource
      FOREIGN KEY (content_resource_id) REFERENCES content_resource (id) ON DELETE CASCADE
  );
  CREATE INDEX generation_output_of_resource ON generation_output (content_resource_id);

  -- Finished and paid chunks of a generation, stored so that another worker can continue after them.
  CREATE TABLE generation_chunk (
    generation_id bigint NOT NULL,
    name text NOT NULL,
    chunk jsonb NOT NULL,
    CONSTRAINT generation_chunk_pkey PRIMARY KEY (generation_id, name),
    CONSTRAINT generation_chunk_generation FOREIGN KEY (generation_id) REFERENCES generation (id) ON DELETE CASCADE
  );

  -- Generations that wait for a provider with limited concurrency (admitted_at null), and those that use it.
  CREATE TABLE vendor_slot (
    generation_id bigint CONSTRAINT vendor_slot_pkey PRIMARY KEY,
    provider text NOT NULL,
    organization_id bigint NOT NULL,
    requested_at timestamptz NOT NULL DEFAULT clock_timestamp(),
    admitted_at timestamptz
  );
  CREATE INDEX vendor_slot_waiting ON vendor_slot (provider, organization_id, requested_at) WHERE admitted_at IS NULL;
  CREATE INDEX vendor_slot_admitted ON vendor_slot (provider, organization_id) WHERE admitted_at IS NOT NULL;

  -- The token bucket that limits the rate of requests to a provider.
  CREATE TABLE vendor_rate (
    provider text CONSTRAINT vendor_rate_pkey PRIMARY KEY,
    paused_until timestamptz,
    tokens double precision NOT NULL DEFAULT 0,
    counted_at timestamptz NOT NULL DEFAULT '-infinity',
    last_organization_id bigint NOT NULL DEFAULT 0
  );

  CREATE TABLE batch (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT batch_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    sheet_id bigint NOT NULL,
    status text NOT NULL DEFAULT 'running',
    paused_reason text,
    max_credits bigint,
    total integer NOT NULL,
    completed integer NOT NULL DEFAULT 0,
    failed integer NOT NULL DEFAULT 0,
    held bigint NOT NULL DEFAULT 0,
    spent bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT batch_status CHECK (status IN ('running', 'paused', 'stopped', 'completed')),
    CONSTRAINT batch_within_limit CHECK (held >= 0 AND completed + failed <= total)
  );
  CREATE INDEX batch_of_sheet ON batch (sheet_id, id);
  CREATE INDEX batch_open ON batch (organization_id, id) WHERE status IN ('running', 'paused');
  CREATE INDEX batch_of_organization ON batch (organization_id);

  -- Cells that a batch generates, or automation where batch_id is null.
  CREATE TABLE cell_job (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT cell_job_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    sheet_id bigint NOT NULL,
    row_id bigint NOT NULL,
    cell_id bigint NOT NULL,
    batch_id bigint,
    generation_id bigint,
    status text NOT NULL DEFAULT 'waiting',
    reason text,
    not_before timestamptz NOT NULL DEFAULT now(),
    inputs bigint[],
    rerun boolean NOT NULL DEFAULT false,
    estimate bigint,
    created_at timestamptz NOT NULL DEFAULT now(),
    ended_at timestamptz,
    CONSTRAINT cell_job_status CHECK (status IN ('waiting', 'running', 'completed', 'failed', 'stopped'))
  );
  CREATE UNIQUE INDEX cell_job_open ON cell_job (cell_id) WHERE status IN ('waiting', 'running');
  CREATE INDEX cell_job_open_of_row ON cell_job (row_id) WHERE status IN ('waiting', 'running');
  CREATE INDEX cell_job_of_cell ON cell_job (cell_id, id);
  CREATE INDEX cell_job_of_generation ON cell_job (generation_id) WHERE generation_id IS NOT NULL;
  CREATE INDEX cell_job_of_batch ON cell_job (batch_id, status, id) WHERE batch_id IS NOT NULL;
  CREATE INDEX cell_job_automatic
    ON cell_job (organization_id, not_before) WHERE status = 'waiting' AND batch_id IS NULL;
  CREATE INDEX cell_job_running ON cell_job (organization_id) WHERE status = 'running';
  CREATE INDEX cell_job_of_organization ON cell_job (organization_id);
  CREATE INDEX cell_job_failed ON cell_job (sheet_id, id) WHERE status = 'failed' AND batch_id IS NULL;
  CREATE INDEX cell_job_ended ON cell_job (organization_id, ended_at) WHERE batch_id IS NULL OR status <> 'failed';
`;
