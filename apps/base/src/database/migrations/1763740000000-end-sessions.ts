import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sessions that their user can tell apart and end, keys that end with the key that made them, and the end of an issuer's tokens. */
export class EndSessions1763740000000 implements MigrationInterface {
  name = 'EndSessions1763740000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE session ADD COLUMN last_used_at timestamptz NOT NULL DEFAULT now(), ADD COLUMN user_agent text;
      UPDATE session SET last_used_at = token.used_last
      FROM (SELECT session_id, max(expires_at) - interval '30 days' AS used_last FROM refresh_token GROUP BY session_id) AS token
      WHERE token.session_id = session.id;
      CREATE INDEX session_living ON session (user_id, last_used_at) WHERE revoked_at IS NULL;

      ALTER TABLE access_key ADD COLUMN maker_id bigint CONSTRAINT access_key_maker REFERENCES access_key (id);
      CREATE INDEX access_key_made_by ON access_key (maker_id) WHERE maker_id IS NOT NULL;

      ALTER TABLE external_identity ADD COLUMN tokens_from timestamptz;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
