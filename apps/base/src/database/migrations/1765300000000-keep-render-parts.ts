import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Previews, renders that show the bytes of an equal one, and parts of long ones that the next needs again. */
export class KeepRenderParts1765300000000 implements MigrationInterface {
  name = 'KeepRenderParts1765300000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE render_job
        ADD preview boolean NOT NULL DEFAULT false,
        ADD content_key text,
        ADD poster_url text;
      CREATE INDEX render_job_of_content ON render_job (organization_id, content_key) WHERE content_key IS NOT NULL;
      CREATE TABLE kept_part (
        organization_id bigint NOT NULL,
        content_key text NOT NULL,
        media_key text NOT NULL,
        url text NOT NULL,
        byte_size bigint NOT NULL,
        used_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT kept_part_pkey PRIMARY KEY (organization_id, content_key)
      );
      CREATE INDEX kept_part_by_use ON kept_part (organization_id, used_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
