import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The row that was made of each idea. */
export class IdeaRows1795670000000 implements MigrationInterface {
  name = 'IdeaRows1795670000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idea_row (
        idea_id bigint CONSTRAINT idea_row_pkey PRIMARY KEY,
        row_id bigint NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT idea_row_row FOREIGN KEY (row_id) REFERENCES sheet_row (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX idea_row_of_row ON idea_row (row_id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
