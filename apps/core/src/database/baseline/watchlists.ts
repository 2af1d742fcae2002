/** Watchlists of agents and the sources on them. */
export const WATCHLISTS = `
  -- of_profile: the list of what the agent's profile monitors; the partial unique index allows one per agent.
  CREATE TABLE watchlist (
    id uuid CONSTRAINT watchlist_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    user_id bigint NOT NULL,
    name text NOT NULL,
    name_key text,
    of_profile boolean NOT NULL DEFAULT false,
    intent_active boolean NOT NULL DEFAULT true,
    project_id jsonb,
    conversation_id text,
    created_by_run_id text,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz
  );
  CREATE INDEX watchlist_of_agent ON watchlist (agent_id, created_at);
  CREATE INDEX watchlist_of_organization ON watchlist (organization_id);
  CREATE UNIQUE INDEX watchlist_name_of_agent ON watchlist (agent_id, name_key);
  CREATE UNIQUE INDEX watchlist_of_profile ON watchlist (agent_id) WHERE of_profile;

  -- A list shows the posts of a source whose ids are after seen_from and up to seen_through.
  CREATE TABLE watch_source (
    id uuid CONSTRAINT watch_source_pkey PRIMARY KEY,
    watchlist_id uuid NOT NULL,
    source_id bigint NOT NULL,
    original_display_value text,
    intent_active boolean NOT NULL DEFAULT true,
    seen_from bigint NOT NULL DEFAULT 0,
    seen_through bigint NOT NULL DEFAULT 0,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CONSTRAINT watch_source_watchlist FOREIGN KEY (watchlist_id) REFERENCES watchlist (id) ON DELETE CASCADE,
    CONSTRAINT watch_source_source FOREIGN KEY (source_id) REFERENCES scraped_source (id)
  );
  CREATE UNIQUE INDEX watch_source_in_list ON watch_source (watchlist_id, source_id);
  CREATE INDEX watch_source_of_source ON watch_source (source_id);
`;
