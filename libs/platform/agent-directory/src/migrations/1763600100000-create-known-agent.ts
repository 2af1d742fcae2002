import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The copy of base's agents, the same in every service that has one. */
export class CreateKnownAgent1763600100000 implements MigrationInterface {
  name = 'CreateKnownAgent1763600100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE known_agent (
        id bigint NOT NULL CONSTRAINT known_agent_pkey PRIMARY KEY,
        uuid uuid NOT NULL,
        organization_id bigint NOT NULL,
        creator_id bigint,
        name text,
        time_zone text,
        as_of timestamptz NOT NULL,
        deleted_at timestamptz
      );
      -- Not unique: base guarantees that. With a second unique index, two processes that learn of an agent at the same
      -- time would conflict on an index other than the primary key, which ON CONFLICT does not cover.
      CREATE INDEX known_agent_uuid ON known_agent (uuid);
      CREATE INDEX known_agent_of_organization ON known_agent (organization_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
