import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The key in the address of media after its first address was withdrawn. */
export class MediaAddresses1795650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media ADD COLUMN address_key text, ADD COLUMN address_version bigint NOT NULL DEFAULT 0;
      CREATE UNIQUE INDEX media_address ON media (address_key) WHERE address_key IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE media DROP COLUMN address_key, DROP COLUMN address_version`);
  }
}
