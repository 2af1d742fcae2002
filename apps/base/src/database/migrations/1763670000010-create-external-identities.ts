import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Users as an OpenID Connect issuer knows them. */
export class CreateExternalIdentities1763670000010 implements MigrationInterface {
  name = 'CreateExternalIdentities1763670000010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE external_identity (
        issuer text NOT NULL,
        subject text NOT NULL,
        user_id bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT external_identity_pkey PRIMARY KEY (issuer, subject),
        CONSTRAINT external_identity_user FOREIGN KEY (user_id) REFERENCES user_account (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX external_identity_of_user ON external_identity (user_id, issuer);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
