import { fairShareOf, jobShares } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

const JOBS = ['generation', 'monitoring_scrape', 'render_job', 'post_target'];

/**
 * Founders of organizations, the shares that follow from them, and when founders were first granted credits. Of
 * existing organizations the owner who joined first counts as the founder. A task announces their shares to the other
 * services.
 */
export class FoundersAndShares1795630000001 implements MigrationInterface {
  name = 'FoundersAndShares1795630000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organization ADD COLUMN founder_id bigint,
        ADD CONSTRAINT organization_founder FOREIGN KEY (founder_id) REFERENCES user_account (id);
      UPDATE organization SET founder_id = coalesce(personal_user_id, (
        SELECT user_id FROM membership WHERE membership.organization_id = organization.id AND role = 'owner'
        ORDER BY created_at, user_id LIMIT 1));
      CREATE INDEX organization_of_founder ON organization (founder_id);

      ALTER TABLE user_account ADD COLUMN credits_granted_at timestamptz;
      UPDATE user_account SET credits_granted_at = now() WHERE id IN (
        SELECT founder_id FROM organization JOIN credit_grant ON credit_grant.organization_id = organization.id);

      INSERT INTO fair_share (organization_id, share_id)
      SELECT organization.id, personal.id
      FROM organization JOIN organization AS personal ON personal.personal_user_id = organization.founder_id
      WHERE organization.id <> personal.id AND organization.deleted_at IS NULL;
      UPDATE task SET share_id = ${fairShareOf('task.organization_id')} WHERE due_at IS NOT NULL;
    `);
    for (const table of JOBS) await runner.query(jobShares(table));
    await runner.query(jobShares('webhook_delivery', { isFairShareKey: false }));
    await runner.query(`
      ALTER TABLE vendor_slot ADD COLUMN share_id bigint NOT NULL DEFAULT 0;
      UPDATE vendor_slot SET share_id = ${fairShareOf('vendor_slot.organization_id')};
      DROP INDEX vendor_slot_waiting;
      DROP INDEX vendor_slot_admitted;
      CREATE INDEX vendor_slot_waiting ON vendor_slot (provider, share_id, requested_at) WHERE admitted_at IS NULL;
      CREATE INDEX vendor_slot_admitted ON vendor_slot (provider, share_id) WHERE admitted_at IS NOT NULL;

      INSERT INTO task (kind, organization_id, payload, due_at, ready)
      SELECT 'announce_shares', 0, '{"after": 0}', now(), true WHERE EXISTS (SELECT FROM fair_share);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
