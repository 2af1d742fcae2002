import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Processes tell whether they keep bytes in the same folder. */
export class ShareAFolder1767000000000 implements MigrationInterface {
  name = 'ShareAFolder1767000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE store_folder (
        single boolean DEFAULT true CONSTRAINT store_folder_pkey PRIMARY KEY CONSTRAINT store_folder_single CHECK (single),
        mark text NOT NULL
      )
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
