/** Agents with their avatars, voices and keys at vendors. */
export const AGENTS = `
  CREATE TABLE agent (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT agent_pkey PRIMARY KEY,
    uuid uuid NOT NULL DEFAULT gen_random_uuid(),
    organization_id bigint NOT NULL,
    creator_id bigint NOT NULL,
    name text NOT NULL,
    description text,
    time_zone text NOT NULL DEFAULT 'UTC',
    is_system boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CONSTRAINT agent_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
    CONSTRAINT agent_creator FOREIGN KEY (creator_id) REFERENCES user_account (id)
  );
  CREATE UNIQUE INDEX agent_uuid ON agent (uuid);
  CREATE UNIQUE INDEX agent_name_in_workspace ON agent (organization_id, lower(name)) WHERE deleted_at IS NULL;
  CREATE INDEX agent_of_organization ON agent (organization_id);

  -- The partial unique index allows one primary avatar per agent.
  CREATE TABLE agent_avatar (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT agent_avatar_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    stock_avatar_id integer,
    key text,
    thumbnail_key text,
    url text NOT NULL,
    thumbnail_url text NOT NULL,
    is_primary boolean NOT NULL DEFAULT false,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT agent_avatar_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );
  CREATE INDEX agent_avatar_of_agent ON agent_avatar (agent_id, id);
  CREATE UNIQUE INDEX agent_avatar_primary ON agent_avatar (agent_id) WHERE is_primary;
  CREATE UNIQUE INDEX agent_avatar_stock ON agent_avatar (agent_id, stock_avatar_id);

  -- The default voice of an agent.
  CREATE TABLE agent_voice (
    agent_id bigint NOT NULL CONSTRAINT agent_voice_pkey PRIMARY KEY,
    voice_id text NOT NULL,
    name text,
    source text,
    CONSTRAINT agent_voice_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );

  -- Voices that users designed or trained at a vendor.
  CREATE TABLE voice (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT voice_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    organization_id bigint NOT NULL,
    voice_id text NOT NULL,
    source text NOT NULL,
    name text NOT NULL,
    gender text,
    language text,
    description text,
    preview_url text,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT voice_source CHECK (source IN ('user_designed', 'user_trained')),
    CONSTRAINT voice_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );
  CREATE INDEX voice_of_agent ON voice (agent_id, id);
  CREATE INDEX voice_of_organization ON voice (organization_id);
  CREATE UNIQUE INDEX voice_at_vendor ON voice (voice_id);

  -- The agents' own keys at voice vendors, encrypted.
  CREATE TABLE agent_vendor_key (
    agent_id bigint NOT NULL,
    vendor text NOT NULL,
    sealed text NOT NULL,
    masked text NOT NULL,
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT agent_vendor_key_pkey PRIMARY KEY (agent_id, vendor),
    CONSTRAINT agent_vendor_key_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );
`;
