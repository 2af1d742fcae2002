import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Positions are unique at commit, so that a statement may shift many at once. */
export class CreateEngines1763620000000 implements MigrationInterface {
  name = 'CreateEngines1763620000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE engine (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT engine_pkey PRIMARY KEY,
        uuid uuid NOT NULL DEFAULT gen_random_uuid(),
        slug text NOT NULL,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        title text NOT NULL,
        is_default boolean NOT NULL DEFAULT false,
        status text NOT NULL DEFAULT 'active',
        version bigint NOT NULL DEFAULT 0,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CONSTRAINT engine_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
        CONSTRAINT engine_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX engine_uuid ON engine (uuid);
      CREATE UNIQUE INDEX engine_slug ON engine (slug);
      CREATE INDEX engine_of_agent ON engine (agent_id, id);
      CREATE INDEX engine_of_organization ON engine (organization_id);

      CREATE TABLE sheet_row (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT sheet_row_pkey PRIMARY KEY,
        engine_id bigint NOT NULL,
        position integer NOT NULL,
        additional_attributes jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT sheet_row_position UNIQUE (engine_id, position) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT sheet_row_engine FOREIGN KEY (engine_id) REFERENCES engine (id) ON DELETE CASCADE
      );

      CREATE TABLE sheet_column (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT sheet_column_pkey PRIMARY KEY,
        engine_id bigint NOT NULL,
        position integer NOT NULL,
        title text NOT NULL,
        temp_title text,
        type text NOT NULL,
        column_role text NOT NULL,
        description text NOT NULL DEFAULT '',
        additional_attributes jsonb NOT NULL DEFAULT '{}',
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT sheet_column_position UNIQUE (engine_id, position) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT sheet_column_engine FOREIGN KEY (engine_id) REFERENCES engine (id) ON DELETE CASCADE
      );

      CREATE TABLE cell (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT cell_pkey PRIMARY KEY,
        engine_id bigint NOT NULL,
        row_id bigint NOT NULL,
        column_id bigint NOT NULL,
        value text NOT NULL DEFAULT '',
        additional_attributes jsonb NOT NULL DEFAULT '{}',
        cell_role text NOT NULL DEFAULT 'content',
        default_generation_id bigint,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT cell_engine FOREIGN KEY (engine_id) REFERENCES engine (id) ON DELETE CASCADE,
        CONSTRAINT cell_row FOREIGN KEY (row_id) REFERENCES sheet_row (id) ON DELETE CASCADE,
        CONSTRAINT cell_column FOREIGN KEY (column_id) REFERENCES sheet_column (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX cell_place ON cell (row_id, column_id);
      CREATE INDEX cell_of_column ON cell (column_id);
      CREATE INDEX cell_of_engine ON cell (engine_id);

      CREATE TABLE layer (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT layer_pkey PRIMARY KEY,
        engine_id bigint NOT NULL,
        cell_id bigint NOT NULL,
        name text NOT NULL,
        type text NOT NULL,
        position integer NOT NULL,
        additional_attributes jsonb NOT NULL DEFAULT '{}',
        default_generation_id bigint,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT layer_position UNIQUE (cell_id, position) DEFERRABLE INITIALLY DEFERRED,
        CONSTRAINT layer_engine FOREIGN KEY (engine_id) REFERENCES engine (id) ON DELETE CASCADE,
        CONSTRAINT layer_cell FOREIGN KEY (cell_id) REFERENCES cell (id) ON DELETE CASCADE
      );
      CREATE INDEX layer_of_engine ON layer (engine_id);

      CREATE TABLE variables_sheet (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT variables_sheet_pkey PRIMARY KEY,
        engine_id bigint NOT NULL,
        CONSTRAINT variables_sheet_engine FOREIGN KEY (engine_id) REFERENCES engine (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX variables_sheet_of_engine ON variables_sheet (engine_id);

      CREATE TABLE variable (
        sheet_id bigint NOT NULL,
        position integer NOT NULL,
        key text NOT NULL,
        value text NOT NULL,
        CONSTRAINT variable_pkey PRIMARY KEY (sheet_id, position),
        CONSTRAINT variable_sheet FOREIGN KEY (sheet_id) REFERENCES variables_sheet (id) ON DELETE CASCADE
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
