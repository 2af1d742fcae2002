import { fairShareOf } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The founders of existing organizations, which are the owners who joined first, the shares that follow from them, and
 * when founders were first granted credits. A task announces the shares to the other services. No statement prevents
 * others from reading a table.
 */
export class FoundersAndShares1795630000003 implements MigrationInterface {
  name = 'FoundersAndShares1795630000003';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organization
        ADD CONSTRAINT organization_founder FOREIGN KEY (founder_id) REFERENCES user_account (id);
      CREATE INDEX organization_of_founder ON organization (founder_id);
      UPDATE organization SET founder_id = coalesce(personal_user_id, (
        SELECT user_id FROM membership WHERE membership.organization_id = organization.id AND role = 'owner'
        ORDER BY created_at, user_id LIMIT 1));

      UPDATE user_account SET credits_granted_at = now() WHERE id IN (
        SELECT founder_id FROM organization JOIN credit_grant ON credit_grant.organization_id = organization.id);

      INSERT INTO fair_share (organization_id, share_id)
      SELECT organization.id, personal.id
      FROM organization JOIN organization AS personal ON personal.personal_user_id = organization.founder_id
      WHERE organization.id <> personal.id AND organization.deleted_at IS NULL;
      UPDATE task SET share_id = ${fairShareOf('task.organization_id')} WHERE due_at IS NOT NULL;

      INSERT INTO task (kind, organization_id, payload, due_at, ready)
      SELECT 'announce_shares', 0, '{"after": 0}', now(), true WHERE EXISTS (SELECT FROM fair_share);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
