import { JOB_COLUMNS, jobIndexes } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Backups that stand there already are renewed like those to come. */
export class CreateBackupRenewals1767600000000 implements MigrationInterface {
  name = 'CreateBackupRenewals1767600000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE backup_renewal (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT backup_renewal_pkey PRIMARY KEY,
        backup_id bigint NOT NULL,
        agent_id bigint NOT NULL,
        kept jsonb,
        ${JOB_COLUMNS}
      );
      ${jobIndexes('backup_renewal')}
      CREATE UNIQUE INDEX backup_renewal_of_backup ON backup_renewal (backup_id) WHERE due_at IS NOT NULL;
      CREATE INDEX backup_renewal_of_agent ON backup_renewal (agent_id);
      INSERT INTO task (organization_id, kind, payload, key, due_at)
      SELECT organization_id, 'renew_backup', jsonb_build_object('backupId', id), 'backup:' || id, renewal_due_at
      FROM backup WHERE renewal_due_at IS NOT NULL AND owner_chain_address IS NULL AND removed_at IS NULL AND expires_at > now();
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
