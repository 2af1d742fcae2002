import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sources take the turns of the organizations that want them, no longer all one turn. */
export class TurnsOfSources1767400000000 implements MigrationInterface {
  name = 'TurnsOfSources1767400000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE scraped_source ADD COLUMN turn_holder bigint NOT NULL DEFAULT 0;
      UPDATE scraped_source AS source SET turn_holder = watching.organization_id
      FROM (SELECT source_id, min(organization_id) AS organization_id
            FROM watch_source JOIN watchlist ON watchlist.id = watch_source.watchlist_id GROUP BY source_id) AS watching
      WHERE watching.source_id = source.id;
      DROP INDEX scraped_source_turn;
      CREATE INDEX scraped_source_turn ON scraped_source (turn_holder, due_at) WHERE ready;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
