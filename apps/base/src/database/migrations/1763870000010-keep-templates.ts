import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Templates of organizations, and which template each sheet was made from. Ids below 1,000 are those of the shipped ones. */
export class KeepTemplates1763870000010 implements MigrationInterface {
  name = 'KeepTemplates1763870000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
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

      ALTER TABLE sheet ADD COLUMN template_id bigint;
      CREATE INDEX sheet_from_template ON sheet (template_id, organization_id, id) WHERE template_id IS NOT NULL;
      CREATE INDEX content_resource_seen_of_sheet ON content_resource (sheet_id, id) WHERE deleted_at IS NULL AND thumbnail_url IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
