import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateContentResources1763630000000 implements MigrationInterface {
  name = 'CreateContentResources1763630000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE media_deposit (
        name text NOT NULL CONSTRAINT media_deposit_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        signed_id text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );

      CREATE TABLE media_inspection (
        key text NOT NULL CONSTRAINT media_inspection_pkey PRIMARY KEY,
        width integer,
        height integer,
        duration double precision,
        thumbnail_url text
      );

      CREATE TABLE content_resource (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT content_resource_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        engine_id bigint,
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
        CONSTRAINT content_resource_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
        CONSTRAINT content_resource_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
      CREATE INDEX content_resource_of_agent ON content_resource (agent_id, id) WHERE deleted_at IS NULL;
      CREATE INDEX content_resource_of_organization ON content_resource (organization_id);
      CREATE INDEX content_resource_of_key ON content_resource (key);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
