import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateSocialAccounts1763640000000 implements MigrationInterface {
  name = 'CreateSocialAccounts1763640000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE social_account (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT social_account_pkey PRIMARY KEY,
        agent_id bigint NOT NULL,
        platform text NOT NULL,
        external_id text NOT NULL,
        display_name text NOT NULL,
        handle text NOT NULL,
        tokens text NOT NULL,
        access_until timestamptz NOT NULL,
        usable_until timestamptz,
        disconnected_at timestamptz,
        refresh_claim integer NOT NULL DEFAULT 0,
        refresh_claimed_until timestamptz,
        connected_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT social_account_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX social_account_of_agent ON social_account (agent_id, platform, external_id);

      CREATE TABLE social_connection (
        state_hash text NOT NULL CONSTRAINT social_connection_pkey PRIMARY KEY,
        agent_id bigint NOT NULL,
        user_id bigint NOT NULL,
        platform text NOT NULL,
        redirect_uri text,
        verifier text,
        expires_at timestamptz NOT NULL,
        CONSTRAINT social_connection_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE,
        CONSTRAINT social_connection_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
      );
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
