import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stored sizes of pictures. */
export class ResizedPictures1795640200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE resized_picture (
        media_key text NOT NULL,
        size text NOT NULL,
        file_key text NOT NULL,
        content_type text NOT NULL,
        byte_size bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT resized_picture_pkey PRIMARY KEY (media_key, size),
        CONSTRAINT resized_picture_media FOREIGN KEY (media_key) REFERENCES media (key) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX resized_picture_file ON resized_picture (file_key);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP TABLE resized_picture`);
  }
}
