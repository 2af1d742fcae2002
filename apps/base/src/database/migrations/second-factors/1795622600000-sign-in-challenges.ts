import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sign-ins whose password was right and whose second factor is awaited. */
export class SignInChallenges1795622600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sign_in_challenge (
        hash bytea NOT NULL CONSTRAINT sign_in_challenge_pkey PRIMARY KEY,
        user_id bigint NOT NULL,
        attempts integer NOT NULL DEFAULT 0,
        expires_at timestamptz NOT NULL,
        CONSTRAINT sign_in_challenge_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
      )`);
    await runner.query(`CREATE INDEX sign_in_challenge_of_user ON sign_in_challenge (user_id)`);
    await runner.query(`CREATE INDEX sign_in_challenge_expiry ON sign_in_challenge (expires_at)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE sign_in_challenge`);
  }
}
