import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Links that set a new password, and which addresses are proved: so far those that an OpenID Connect issuer vouches for. */
export class ResetPasswords1763740000010 implements MigrationInterface {
  name = 'ResetPasswords1763740000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE user_account ADD COLUMN email_proved_at timestamptz;
      UPDATE user_account SET email_proved_at = external_identity.created_at
      FROM external_identity WHERE external_identity.user_id = user_account.id;

      CREATE TABLE password_reset (
        id uuid NOT NULL CONSTRAINT password_reset_pkey PRIMARY KEY,
        user_id bigint NOT NULL,
        hash bytea NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT password_reset_of_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX password_reset_hash ON password_reset (hash);
      CREATE INDEX password_reset_user ON password_reset (user_id);
      CREATE INDEX password_reset_expiry ON password_reset (expires_at);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
