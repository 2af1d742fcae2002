import { JOB_COLUMNS, jobIndexes } from '@reelsheet/platform-jobs';

/** Social accounts, posts with one target per platform, and the agents' schedules. */
export const PUBLISHING = `
  -- claim and claimed_until: the process that renews the tokens. undo_hash: the link that undoes the connection.
  CREATE TABLE social_account (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT social_account_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    platform text NOT NULL,
    external_id text NOT NULL,
    display_name text NOT NULL,
    handle text NOT NULL,
    tokens text NOT NULL,
    access_until timestamptz NOT NULL,
    usable_until timestamptz,
    claim integer NOT NULL DEFAULT 0,
    claimed_until timestamptz,
    undo_hash text,
    undo_until timestamptz,
    disconnected_at timestamptz,
    connected_at timestamptz NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT social_account_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX social_account_of_agent ON social_account (agent_id, platform, external_id);
  CREATE UNIQUE INDEX social_account_undo ON social_account (undo_hash);
  CREATE INDEX social_account_of_network ON social_account (platform, external_id);

  -- Connections that were started and not finished, each bound to the browser that started it.
  CREATE TABLE social_connection (
    state_hash text NOT NULL CONSTRAINT social_connection_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    user_id bigint NOT NULL,
    platform text NOT NULL,
    redirect_uri text,
    verifier text,
    browser_hash text,
    expires_at timestamptz NOT NULL,
    CONSTRAINT social_connection_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE,
    CONSTRAINT social_connection_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
  );

  CREATE TABLE post (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT post_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    idea_id bigint,
    row_id bigint,
    status text NOT NULL DEFAULT 'scheduled',
    schedule_type text NOT NULL,
    scheduled_time timestamptz NOT NULL,
    requested text[] NOT NULL,
    strict boolean NOT NULL,
    content jsonb NOT NULL,
    made_with_ai boolean NOT NULL DEFAULT false,
    skipped jsonb NOT NULL,
    idempotency_key text,
    fingerprint text,
    claim integer NOT NULL DEFAULT 0,
    claimed_until timestamptz,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT post_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );
  CREATE INDEX post_of_agent ON post (agent_id, scheduled_time);
  CREATE INDEX post_of_row ON post (row_id) WHERE row_id IS NOT NULL;
  CREATE UNIQUE INDEX post_idempotency_key ON post (agent_id, idempotency_key) WHERE idempotency_key IS NOT NULL;

  -- The publication of a post on one platform.
  CREATE TABLE post_target (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT post_target_pkey PRIMARY KEY,
    post_id bigint NOT NULL,
    platform text NOT NULL,
    account_id bigint,
    state text,
    checks integer NOT NULL DEFAULT 0,
    platform_post_id text,
    post_url text,
    published_at timestamptz,
    edited_at timestamptz,
    error_code text,
    failed_step text,
    warning text,
    music_track jsonb,
    metrics jsonb,
    metrics_at timestamptz,
    ${JOB_COLUMNS},
    CONSTRAINT post_target_post FOREIGN KEY (post_id) REFERENCES post (id) ON DELETE CASCADE
  );
  ${jobIndexes('post_target')}
  CREATE UNIQUE INDEX post_target_platform ON post_target (post_id, platform);

  -- The weekly times at which an agent's calendar offers slots for posts. Days count from Monday (0).
  CREATE TABLE schedule_slots (
    agent_id bigint CONSTRAINT schedule_slots_pkey PRIMARY KEY,
    slots jsonb NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT schedule_slots_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );
`;
