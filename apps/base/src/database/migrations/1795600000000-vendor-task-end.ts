import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records that a vendor has ended the task of a stopped generation, which then no longer counts at the vendor. */
export class VendorTaskEnd1795600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE generation ADD ended_as text');
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
