import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Passkeys, and the challenges of those that are about to be added or used. */
export class Passkeys1795622800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE passkey (
        factor_id uuid NOT NULL CONSTRAINT passkey_pkey PRIMARY KEY,
        credential_id text NOT NULL,
        public_key bytea NOT NULL,
        sign_count bigint NOT NULL,
        transports text[] NOT NULL,
        CONSTRAINT passkey_factor FOREIGN KEY (factor_id) REFERENCES second_factor (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE UNIQUE INDEX passkey_credential ON passkey (credential_id)`);
    await runner.query(`
      CREATE TABLE passkey_registration (
        user_id bigint NOT NULL CONSTRAINT passkey_registration_pkey PRIMARY KEY,
        challenge text NOT NULL,
        expires_at timestamptz NOT NULL,
        CONSTRAINT passkey_registration_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
      )`);
    await runner.query(`ALTER TABLE sign_in_challenge ADD COLUMN passkey_challenge text`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sign_in_challenge DROP COLUMN passkey_challenge`);
    for (const table of ['passkey_registration', 'passkey']) await runner.query(`DROP TABLE ${table}`);
  }
}
