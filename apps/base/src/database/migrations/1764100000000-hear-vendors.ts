import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a vendor's callback needs to tell a generation that waits from one that a worker has in hand. */
export class HearVendors1764100000000 implements MigrationInterface {
  name = 'HearVendors1764100000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE generation ADD COLUMN waiting_claim integer`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
