import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The present and former addresses of files whose first address was withdrawn. */
export class MediaAddresses1795650000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE media_inspection ADD COLUMN present_url text;
      CREATE TABLE media_address (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT media_address_pkey PRIMARY KEY,
        media_key text NOT NULL,
        address_key text NOT NULL,
        is_thumbnail boolean NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT media_address_media FOREIGN KEY (media_key) REFERENCES media_inspection (key) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX media_address_key ON media_address (address_key);
      CREATE INDEX media_address_of_media ON media_address (media_key, id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE media_address; ALTER TABLE media_inspection DROP COLUMN present_url`);
  }
}
