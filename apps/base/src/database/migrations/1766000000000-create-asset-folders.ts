import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Files of agents lie in folders; those that are there stay at the root. */
export class CreateAssetFolders1766000000000 implements MigrationInterface {
  name = 'CreateAssetFolders1766000000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE asset_folder (
        id bigint GENERATED ALWAYS AS IDENTITY CONSTRAINT asset_folder_pkey PRIMARY KEY,
        agent_id bigint NOT NULL,
        parent_id bigint,
        name text NOT NULL,
        created_at timestamptz NOT NULL DEFAULT now(),
        CONSTRAINT asset_folder_agent FOREIGN KEY (agent_id) REFERENCES agent (id) ON DELETE CASCADE
      );
      CREATE UNIQUE INDEX asset_folder_of_agent ON asset_folder (agent_id, id);
      CREATE INDEX asset_folder_of_parent ON asset_folder (parent_id);
      CREATE INDEX asset_folder_listed ON asset_folder (agent_id, coalesce(parent_id, 0), created_at DESC, id DESC);
      ALTER TABLE asset_folder ADD CONSTRAINT asset_folder_parent
        FOREIGN KEY (agent_id, parent_id) REFERENCES asset_folder (agent_id, id) ON DELETE CASCADE;

      ALTER TABLE content_resource ADD COLUMN folder_id bigint;
      ALTER TABLE content_resource ADD CONSTRAINT content_resource_folder
        FOREIGN KEY (agent_id, folder_id) REFERENCES asset_folder (agent_id, id) ON DELETE SET NULL (folder_id);
      CREATE INDEX content_resource_of_folder ON content_resource (folder_id) WHERE folder_id IS NOT NULL;
      CREATE INDEX content_resource_listed ON content_resource (agent_id, coalesce(folder_id, 0), created_at DESC, id DESC)
        WHERE deleted_at IS NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
