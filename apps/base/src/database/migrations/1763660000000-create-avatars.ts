import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Pictures of agents and organizations; the partial index lets no agent have two primary avatars. */
export class CreateAvatars1763660000000 implements MigrationInterface {
  name = 'CreateAvatars1763660000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE agent_avatar (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT agent_avatar_pkey PRIMARY KEY,
        agent_id bigint NOT NULL,
        stock_avatar_id integer,
        key text,
        thumbnail_key text,
        url text NOT NULL,
        thumbnail_url text NOT NULL,
        is_primary boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT agent_avatar_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
      CREATE INDEX agent_avatar_of_agent ON agent_avatar (agent_id, id);
      CREATE UNIQUE INDEX agent_avatar_primary ON agent_avatar (agent_id) WHERE is_primary;
      CREATE UNIQUE INDEX agent_avatar_stock ON agent_avatar (agent_id, stock_avatar_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
