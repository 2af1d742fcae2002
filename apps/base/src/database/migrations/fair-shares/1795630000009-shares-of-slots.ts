import { fairShareOf } from '@reelsheet/platform-jobs';
import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The share that each request to a vendor uses. Locks only the table `vendor_slot`. */
export class SharesOfSlots1795630000009 implements MigrationInterface {
  name = 'SharesOfSlots1795630000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE vendor_slot ADD COLUMN share_id bigint NOT NULL DEFAULT 0;
      UPDATE vendor_slot SET share_id = ${fairShareOf('vendor_slot.organization_id')};
      DROP INDEX vendor_slot_waiting;
      DROP INDEX vendor_slot_admitted;
      CREATE INDEX vendor_slot_waiting ON vendor_slot (provider, share_id, requested_at) WHERE admitted_at IS NULL;
      CREATE INDEX vendor_slot_admitted ON vendor_slot (provider, share_id) WHERE admitted_at IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
