import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Second factors of users, the secrets of their authenticator apps, and recovery codes. */
export class SecondFactors1795622500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE second_factor (
        id uuid NOT NULL CONSTRAINT second_factor_pkey PRIMARY KEY,
        user_id bigint NOT NULL,
        kind text NOT NULL,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        confirmed_at timestamptz,
        last_used_at timestamptz,
        CONSTRAINT second_factor_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX second_factor_of_user ON second_factor (user_id)`);
    await runner.query(`
      CREATE TABLE totp_secret (
        factor_id uuid NOT NULL CONSTRAINT totp_secret_pkey PRIMARY KEY,
        sealed text NOT NULL,
        last_step bigint,
        CONSTRAINT totp_secret_factor FOREIGN KEY (factor_id) REFERENCES second_factor (id) ON DELETE CASCADE
      )`);
    await runner.query(`
      CREATE TABLE recovery_code (
        user_id bigint NOT NULL,
        hash bytea NOT NULL,
        used_at timestamptz,
        CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, hash),
        CONSTRAINT recovery_code_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['recovery_code', 'totp_secret', 'second_factor']) await runner.query(`DROP TABLE ${table}`);
  }
}
