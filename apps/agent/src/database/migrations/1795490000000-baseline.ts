import { JOB_COLUMNS, jobIndexes, openJobsIndex } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const CONVERSATIONS = `
  CREATE TABLE conversation (
    id uuid NOT NULL CONSTRAINT conversation_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    user_id bigint NOT NULL,
    title text NOT NULL,
    pinned boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz
  );
  CREATE INDEX conversation_of_agent ON conversation (agent_id, updated_at);
  CREATE INDEX conversation_of_organization ON conversation (organization_id, updated_at);

  CREATE TABLE message (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT message_pkey PRIMARY KEY,
    conversation_id uuid NOT NULL,
    run_id uuid NOT NULL,
    role text NOT NULL,
    content text NOT NULL,
    attachments jsonb NOT NULL DEFAULT '[]',
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT message_conversation FOREIGN KEY (conversation_id) REFERENCES conversation (id) ON DELETE CASCADE
  );
  CREATE INDEX message_of_conversation ON message (conversation_id, id);
  CREATE UNIQUE INDEX message_of_run ON message (run_id, role);
`;

const RUNS = `
  -- conversation_id has no foreign key, because a run is stored before the conversation that it starts.
  CREATE TABLE run (
    id uuid NOT NULL CONSTRAINT run_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    user_id bigint NOT NULL,
    conversation_id uuid NOT NULL,
    input jsonb NOT NULL,
    token_hash bytea NOT NULL,
    accepted_at timestamptz,
    ${JOB_COLUMNS}
  );
  ${jobIndexes('run')}
  ${openJobsIndex('run')}
  CREATE INDEX run_of_conversation ON run (conversation_id, created_at);
  CREATE INDEX run_of_agent ON run (agent_id);
  CREATE INDEX run_of_organization ON run (organization_id);

  CREATE TABLE run_step (
    run_id uuid NOT NULL,
    position integer NOT NULL,
    content jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT run_step_pkey PRIMARY KEY (run_id, position),
    CONSTRAINT run_step_run FOREIGN KEY (run_id) REFERENCES run (id) ON DELETE CASCADE
  );
`;

const IDEAS = `
  CREATE TABLE idea (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT idea_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    run_id uuid NOT NULL,
    title text NOT NULL,
    hook text NOT NULL,
    description text NOT NULL,
    video_type text NOT NULL,
    status text NOT NULL DEFAULT 'generated',
    data jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX idea_of_agent ON idea (agent_id, id);
  CREATE INDEX idea_of_run ON idea (run_id);
  CREATE INDEX idea_of_organization ON idea (organization_id);

  CREATE TABLE preference (
    agent_id bigint NOT NULL CONSTRAINT preference_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    content_idea_preferences text,
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX preference_of_organization ON preference (organization_id);
`;

const RECURRING_JOBS = `
  CREATE TABLE recurring_job (
    id uuid NOT NULL CONSTRAINT recurring_job_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    user_id bigint NOT NULL,
    is_default boolean NOT NULL DEFAULT false,
    name text NOT NULL,
    job_type text NOT NULL,
    prompt text NOT NULL,
    schedule jsonb NOT NULL,
    delivery jsonb NOT NULL,
    status text NOT NULL DEFAULT 'active',
    next_run_at timestamptz NOT NULL,
    last_run_at timestamptz,
    conversation_id uuid,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX recurring_job_of_agent ON recurring_job (agent_id, created_at);
  CREATE INDEX recurring_job_of_organization ON recurring_job (organization_id);
  CREATE UNIQUE INDEX recurring_job_default ON recurring_job (agent_id) WHERE is_default AND status <> 'deleted';

  CREATE TABLE recurring_job_firing (
    recurring_job_id uuid NOT NULL,
    due_at timestamptz NOT NULL,
    run_id uuid NOT NULL,
    outcome text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT recurring_job_firing_pkey PRIMARY KEY (recurring_job_id, due_at),
    CONSTRAINT recurring_job_firing_job
      FOREIGN KEY (recurring_job_id) REFERENCES recurring_job (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX recurring_job_firing_run ON recurring_job_firing (run_id);
`;

/** The whole schema of agent. */
export class Baseline1795490000000 implements MigrationInterface {
  name = 'Baseline1795490000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const tables of [CONVERSATIONS, RUNS, IDEAS, RECURRING_JOBS]) await runner.query(tables);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
