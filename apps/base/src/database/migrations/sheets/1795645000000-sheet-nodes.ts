import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The states of generated and rendered cells, and which rows must be compared again. Sheets that exist are noted as
 * changed, so that each is compared when its states are first read or something in it changes.
 */
export class SheetNodes1795645000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sheet_node (
        sheet_id bigint NOT NULL,
        cell_id bigint NOT NULL,
        row_id bigint NOT NULL,
        stage text NOT NULL,
        state text NOT NULL,
        reason text,
        CONSTRAINT sheet_node_pkey PRIMARY KEY (sheet_id, cell_id),
        CONSTRAINT sheet_node_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
      );
      CREATE INDEX sheet_node_of_row ON sheet_node (row_id);
      CREATE TABLE input_change (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT input_change_pkey PRIMARY KEY,
        sheet_id bigint NOT NULL,
        cell_ids bigint[],
        row_ids bigint[],
        CONSTRAINT input_change_sheet FOREIGN KEY (sheet_id) REFERENCES sheet (id) ON DELETE CASCADE
      );
      CREATE INDEX input_change_of_sheet ON input_change (sheet_id, id);
      INSERT INTO input_change (sheet_id) SELECT id FROM sheet WHERE deleted_at IS NULL;
      ALTER TABLE render_job ADD COLUMN made_of jsonb;
      CREATE INDEX cell_job_open_of_sheet ON cell_job (sheet_id) WHERE status IN ('waiting', 'running');
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
