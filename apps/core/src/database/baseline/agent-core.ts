/** An agent's profile and its three ordered lists. */
export const AGENT_CORE = `
  CREATE TABLE agent_core (
    agent_id bigint NOT NULL CONSTRAINT agent_core_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    brand_name text,
    description text,
    identity_type text,
    goal text,
    target_platforms text[] NOT NULL DEFAULT '{}',
    shortform boolean,
    longform boolean,
    onboarding_status text,
    keywords text[] NOT NULL DEFAULT '{}',
    personality text,
    provenance_enabled boolean NOT NULL DEFAULT false,
    provenance_auto_backup_sources text[] NOT NULL DEFAULT '{downloaded,published}',
    provenance_auto_backup_asset_types text[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT agent_core_identity_type CHECK (identity_type IN ('brand', 'character'))
  );
  CREATE INDEX agent_core_of_organization ON agent_core (organization_id);

  CREATE TABLE monitored_item (
    agent_id bigint NOT NULL,
    position integer NOT NULL,
    handle text NOT NULL,
    item_type text NOT NULL,
    CONSTRAINT monitored_item_pkey PRIMARY KEY (agent_id, position),
    CONSTRAINT monitored_item_agent FOREIGN KEY (agent_id) REFERENCES agent_core (agent_id) ON DELETE CASCADE,
    CONSTRAINT monitored_item_type CHECK (item_type IN ('account', 'hashtag', 'keyword'))
  );

  CREATE TABLE research_topic (
    agent_id bigint NOT NULL,
    position integer NOT NULL,
    topic text NOT NULL,
    CONSTRAINT research_topic_pkey PRIMARY KEY (agent_id, position),
    CONSTRAINT research_topic_agent FOREIGN KEY (agent_id) REFERENCES agent_core (agent_id) ON DELETE CASCADE
  );

  CREATE TABLE linked_account (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT linked_account_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    position integer NOT NULL,
    url text NOT NULL,
    platform text,
    display_name text,
    CONSTRAINT linked_account_agent FOREIGN KEY (agent_id) REFERENCES agent_core (agent_id) ON DELETE CASCADE
  );
  CREATE INDEX linked_account_of_agent ON linked_account (agent_id, position);
`;
