import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Views of sheets that teams share. */
export class SavedViews1795747000131 implements MigrationInterface {
  name = 'SavedViews1795747000131';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_view (
        id bigint GENERATED ALWAYS AS IDENTITY,
        sheet_id bigint NOT NULL,
        name text NOT NULL,
        definition jsonb NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        updated_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT saved_view_pkey PRIMARY KEY (id),
        CONSTRAINT saved_view_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
      );
      CREATE INDEX saved_view_of_sheet ON saved_view (sheet_id, id);
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
