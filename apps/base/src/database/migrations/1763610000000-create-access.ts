import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CreateAccess1763610000000 implements MigrationInterface {
  name = 'CreateAccess1763610000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE user_account (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT user_account_pkey PRIMARY KEY,
        email text NOT NULL,
        name text NOT NULL,
        username text NOT NULL,
        password_hash text,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE UNIQUE INDEX user_account_email ON user_account (lower(email));
      CREATE UNIQUE INDEX user_account_username ON user_account (lower(username));

      CREATE TABLE organization (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT organization_pkey PRIMARY KEY,
        uuid uuid NOT NULL DEFAULT gen_random_uuid(),
        name text NOT NULL,
        personal_user_id bigint,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT organization_personal_user FOREIGN KEY (personal_user_id) REFERENCES user_account (id)
      );
      CREATE UNIQUE INDEX organization_uuid ON organization (uuid);
      CREATE UNIQUE INDEX organization_personal ON organization (personal_user_id);

      CREATE TABLE membership (
        organization_id bigint NOT NULL,
        user_id bigint NOT NULL,
        role text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT membership_pkey PRIMARY KEY (organization_id, user_id),
        CONSTRAINT membership_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
        CONSTRAINT membership_user FOREIGN KEY (user_id) REFERENCES user_account (id)
      );
      CREATE INDEX membership_of_user ON membership (user_id);

      CREATE TABLE session (
        id uuid NOT NULL CONSTRAINT session_pkey PRIMARY KEY,
        user_id bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        revoked_at timestamptz,
        CONSTRAINT session_of_user FOREIGN KEY (user_id) REFERENCES user_account (id)
      );
      CREATE TABLE refresh_token (
        hash bytea NOT NULL CONSTRAINT refresh_token_pkey PRIMARY KEY,
        session_id uuid NOT NULL,
        expires_at timestamptz NOT NULL,
        used_at timestamptz,
        CONSTRAINT refresh_token_session FOREIGN KEY (session_id) REFERENCES session (id)
      );

      CREATE TABLE access_key (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT access_key_pkey PRIMARY KEY,
        user_id bigint NOT NULL,
        name text NOT NULL,
        hash bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz,
        last_used_at timestamptz,
        revoked_at timestamptz,
        CONSTRAINT access_key_user FOREIGN KEY (user_id) REFERENCES user_account (id)
      );
      CREATE UNIQUE INDEX access_key_hash ON access_key (hash);
      CREATE INDEX access_key_of_user ON access_key (user_id, id);

      CREATE TABLE agent (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT agent_pkey PRIMARY KEY,
        uuid uuid NOT NULL DEFAULT gen_random_uuid(),
        organization_id bigint NOT NULL,
        creator_id bigint NOT NULL,
        name text NOT NULL,
        description text,
        time_zone text NOT NULL DEFAULT 'UTC',
        is_system boolean NOT NULL DEFAULT false,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        deleted_at timestamptz,
        CONSTRAINT agent_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
        CONSTRAINT agent_creator FOREIGN KEY (creator_id) REFERENCES user_account (id)
      );
      CREATE UNIQUE INDEX agent_uuid ON agent (uuid);
      CREATE UNIQUE INDEX agent_name_in_workspace ON agent (organization_id, lower(name)) WHERE deleted_at IS NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
