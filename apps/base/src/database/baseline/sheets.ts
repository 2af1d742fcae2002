/**
 * Sheets, their rows, columns, cells, layers and variables, and the organizations' templates.
 * Positions are checked at commit, so that one statement may shift many of them.
 */
export const SHEETS = `
  -- bytes: size of the content, see sheet_size_change. source_sheet_ids: the sheets whose generations a cloned sheet shows.
  CREATE TABLE sheet (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT sheet_pkey PRIMARY KEY,
    uuid uuid NOT NULL DEFAULT gen_random_uuid(),
    slug text NOT NULL,
    organization_id bigint NOT NULL,
    agent_id bigint NOT NULL,
    template_id bigint,
    title text NOT NULL,
    is_default boolean NOT NULL DEFAULT false,
    status text NOT NULL DEFAULT 'active',
    version bigint NOT NULL DEFAULT 0,
    bytes bigint NOT NULL DEFAULT 0,
    source_sheet_ids bigint[] NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    deleted_at timestamptz,
    CONSTRAINT sheet_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
    CONSTRAINT sheet_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX sheet_uuid ON sheet (uuid);
  CREATE UNIQUE INDEX sheet_slug ON sheet (slug);
  CREATE INDEX sheet_of_agent ON sheet (agent_id, id);
  CREATE INDEX sheet_of_organization ON sheet (organization_id);
  CREATE INDEX sheet_from_template ON sheet (template_id, organization_id, id) WHERE template_id IS NOT NULL;

  CREATE TABLE sheet_row (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT sheet_row_pkey PRIMARY KEY,
    sheet_id bigint NOT NULL,
    position integer NOT NULL,
    additional_attributes jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT sheet_row_position UNIQUE (sheet_id, position) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT sheet_row_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
  );

  CREATE TABLE sheet_column (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT sheet_column_pkey PRIMARY KEY,
    sheet_id bigint NOT NULL,
    position integer NOT NULL,
    title text NOT NULL,
    temp_title text,
    type text NOT NULL,
    column_role text NOT NULL,
    description text NOT NULL DEFAULT '',
    additional_attributes jsonb NOT NULL DEFAULT '{}',
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT sheet_column_position UNIQUE (sheet_id, position) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT sheet_column_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
  );

  -- Row and column are checked at commit: a row may be copied while columns are added or removed, and vice versa.
  CREATE TABLE cell (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT cell_pkey PRIMARY KEY,
    sheet_id bigint NOT NULL,
    row_id bigint NOT NULL,
    column_id bigint NOT NULL,
    value text NOT NULL DEFAULT '',
    additional_attributes jsonb NOT NULL DEFAULT '{}',
    cell_role text NOT NULL DEFAULT 'content',
    default_generation_id bigint,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT cell_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE,
    CONSTRAINT cell_row
      FOREIGN KEY (row_id) REFERENCES sheet_row (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT cell_column
      FOREIGN KEY (column_id) REFERENCES sheet_column (id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED
  );
  CREATE UNIQUE INDEX cell_address ON cell (row_id, column_id);
  CREATE INDEX cell_of_column ON cell (column_id);
  CREATE INDEX cell_of_sheet ON cell (sheet_id);
  CREATE INDEX cell_automatic ON cell (sheet_id, row_id) WHERE additional_attributes @> '{"autoGenerate": true}';

  CREATE TABLE layer (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT layer_pkey PRIMARY KEY,
    sheet_id bigint NOT NULL,
    cell_id bigint NOT NULL,
    name text NOT NULL,
    type text NOT NULL,
    position integer NOT NULL,
    additional_attributes jsonb NOT NULL DEFAULT '{}',
    default_generation_id bigint,
    created_at timestamptz NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT layer_position UNIQUE (cell_id, position) DEFERRABLE INITIALLY DEFERRED,
    CONSTRAINT layer_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE,
    CONSTRAINT layer_cell FOREIGN KEY (cell_id) REFERENCES cell (id) ON DELETE CASCADE
  );
  CREATE INDEX layer_of_sheet ON layer (sheet_id);

  CREATE TABLE variables_sheet (
    id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT variables_sheet_pkey PRIMARY KEY,
    sheet_id bigint NOT NULL,
    CONSTRAINT variables_sheet_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX variables_sheet_of_sheet ON variables_sheet (sheet_id);

  CREATE TABLE variable (
    variables_sheet_id bigint NOT NULL,
    position integer NOT NULL,
    key text NOT NULL,
    value text NOT NULL,
    CONSTRAINT variable_pkey PRIMARY KEY (variables_sheet_id, position),
    CONSTRAINT variable_sheet FOREIGN KEY (variables_sheet_id) REFERENCES variables_sheet (id) ON DELETE CASCADE
  );

  -- Ids below 1,000 belong to the templates that ship with the product.
  CREATE TABLE template (
    id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1000) CONSTRAINT template_pkey PRIMARY KEY,
    uuid uuid NOT NULL DEFAULT gen_random_uuid(),
    organization_id bigint NOT NULL,
    slug text NOT NULL,
    title text NOT NULL,
    description text NOT NULL,
    content jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    CONSTRAINT template_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE
  );
  CREATE UNIQUE INDEX template_uuid ON template (uuid);
  CREATE UNIQUE INDEX template_slug ON template (organization_id, slug);
  CREATE INDEX template_of_organization ON template (organization_id, id);
`;
