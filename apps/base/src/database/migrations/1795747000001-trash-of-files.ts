import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A file shows who deleted it and whether it is in the trash, which has two indexes. */
export class TrashOfFiles1795747000001 implements MigrationInterface {
  name = 'TrashOfFiles1795747000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE content_resource
        ADD COLUMN deleted_by bigint,
        ADD COLUMN in_trash boolean NOT NULL DEFAULT false;
      CREATE INDEX content_resource_trash_of_agent ON content_resource (agent_id, deleted_at, id) WHERE in_trash;
      CREATE INDEX content_resource_in_trash ON content_resource (deleted_at) WHERE in_trash;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
