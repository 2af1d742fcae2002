import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ups whose address is not proved yet, and invitations that are not accepted yet. */
export class ProveAddresses1763740000020 implements MigrationInterface {
  name = 'ProveAddresses1763740000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sign_up (
        id uuid NOT NULL CONSTRAINT sign_up_pkey PRIMARY KEY,
        email text NOT NULL,
        name text NOT NULL,
        username text,
        password_hash text NOT NULL,
        hash bytea NOT NULL,
        expires_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX sign_up_hash ON sign_up (hash);
      CREATE INDEX sign_up_expiry ON sign_up (expires_at);
      CREATE INDEX sign_up_email ON sign_up (lower(email));

      CREATE TABLE invitation (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT invitation_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        email text NOT NULL,
        role text NOT NULL,
        inviter_id bigint NOT NULL,
        hash bytea NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        expires_at timestamptz NOT NULL,
        CONSTRAINT invitation_organization FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE,
        CONSTRAINT invitation_inviter FOREIGN KEY (inviter_id) REFERENCES user_account (id)
      );
      CREATE UNIQUE INDEX invitation_hash ON invitation (hash);
      CREATE UNIQUE INDEX invitation_of_address ON invitation (organization_id, lower(email));
      CREATE INDEX invitation_email ON invitation (lower(email));
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
