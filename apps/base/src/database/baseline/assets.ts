/** Stored media and the agents' library of files and folders. */
export const ASSETS = `
  CREATE TABLE media_deposit (
    name text NOT NULL CONSTRAINT media_deposit_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    signed_id text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX media_deposit_of_organization ON media_deposit (organization_id);

  CREATE TABLE media_inspection (
    key text NOT NULL CONSTRAINT media_inspection_pkey PRIMARY KEY,
    width integer,
    height integer,
    duration double precision,
    thumbnail_url text
  );

  -- The composite foreign keys keep a folder's parent and its files with the same agent.
  CREATE TABLE asset_folder (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT asset_folder_pkey PRIMARY KEY,
    agent_id bigint NOT NULL,
    parent_id bigint,
    name text NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT asset_folder_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX asset_folder_of_agent ON asset_folder (agent_id, id);
  CREATE INDEX asset_folder_of_parent ON asset_folder (parent_id);
  CREATE INDEX asset_folder_listed ON asset_folder (agent_id, coalesce(parent_id, 0), created_at DESC, id DESC);
  ALTER TABLE asset_folder ADD CONSTRAINT asset_folder_parent
    FOREIGN KEY (agent_id, parent_id) REFERENCES asset_folder (agent_id, id) ON DELETE CASCADE;

  CREATE TABLE content_resource (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT content_resource_pkey PRIMARY KEY,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    folder_id bigint,
    sheet_id bigint,
    generation_id bigint,
    key text NOT NULL,
    url text NOT NULL,
    thumbnail_url text,
    file_name text NOT NULL,
    content_type text NOT NULL,
    object_type text NOT NULL,
    byte_size bigint NOT NULL,
    width integer,
    height integer,
    duration double precision,
    created_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CONSTRAINT content_resource_organization
      FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
    CONSTRAINT content_resource_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE,
    CONSTRAINT content_resource_folder
      FOREIGN KEY (agent_id, folder_id) REFERENCES asset_folder (agent_id, id) ON DELETE SET NULL (folder_id)
  );
  CREATE INDEX content_resource_of_agent ON content_resource (agent_id, id) WHERE deleted_at IS NULL;
  CREATE INDEX content_resource_of_any_agent ON content_resource (agent_id);
  CREATE INDEX content_resource_of_organization ON content_resource (organization_id);
  CREATE INDEX content_resource_of_key ON content_resource (key);
  CREATE INDEX content_resource_of_folder ON content_resource (folder_id) WHERE folder_id IS NOT NULL;
  CREATE INDEX content_resource_listed
    ON content_resource (agent_id, coalesce(folder_id, 0), created_at DESC, id DESC) WHERE deleted_at IS NULL;
  CREATE INDEX content_resource_seen_of_sheet
    ON content_resource (sheet_id, id) WHERE deleted_at IS NULL AND thumbnail_url IS NOT NULL;
`;
