import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses that confirmed or ended mails of an organization, the links of mails, and what became of each mail. */
export class MailRecipients1795620000000 implements MigrationInterface {
  name = 'MailRecipients1795620000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_recipient (
        organization_id bigint NOT NULL,
        address text NOT NULL,
        status text NOT NULL,
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT mail_recipient_pkey PRIMARY KEY (organization_id, address)
      );

      CREATE TABLE mail_link (
        token_hash bytea NOT NULL CONSTRAINT mail_link_pkey PRIMARY KEY,
        organization_id bigint NOT NULL,
        address text NOT NULL,
        purpose text NOT NULL,
        mail_id uuid NOT NULL,
        expires_at timestamptz NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now()
      );
      CREATE INDEX mail_link_of_recipient ON mail_link (organization_id, address);
      CREATE INDEX mail_link_of_mail ON mail_link (mail_id);

      ALTER TABLE recurring_job_firing ADD COLUMN delivery text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
