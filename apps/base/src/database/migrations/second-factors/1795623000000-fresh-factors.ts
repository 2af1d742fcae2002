import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a session proved a second factor last, and challenges with which it does so again. */
export class FreshFactors1795623000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE session ADD COLUMN factor_proved_at timestamptz`);
    await runner.query(`
      ALTER TABLE sign_in_challenge
        ADD COLUMN session_id uuid,
        ADD CONSTRAINT sign_in_challenge_session FOREIGN KEY (session_id) REFERENCES session (id)`);
    await runner.query(`CREATE UNIQUE INDEX sign_in_challenge_of_session ON sign_in_challenge (session_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sign_in_challenge DROP COLUMN session_id`);
    await runner.query(`ALTER TABLE session DROP COLUMN factor_proved_at`);
  }
}
