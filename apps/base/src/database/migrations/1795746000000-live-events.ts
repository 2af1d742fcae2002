import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The events that members of an organization follow, and the number of the last one of each organization. */
export class LiveEvents1795746000000 implements MigrationInterface {
  name = 'LiveEvents1795746000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_head (
        organization_id bigint NOT NULL CONSTRAINT live_head_pkey PRIMARY KEY
          CONSTRAINT live_head_organization_id_fkey REFERENCES organization ON DELETE CASCADE,
        position bigint NOT NULL
      ) WITH (fillfactor = 50);

      CREATE TABLE live_event (
        organization_id bigint NOT NULL,
        position bigint NOT NULL,
        kind text NOT NULL,
        agent_id bigint,
        details jsonb NOT NULL,
        origin text,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT live_event_pkey PRIMARY KEY (organization_id, position)
      );
      CREATE INDEX live_event_age ON live_event (created_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
