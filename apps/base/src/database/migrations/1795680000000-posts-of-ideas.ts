import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the newest posts of an idea and of its row without reading all posts of its agent. */
export class PostsOfIdeas1795680000000 implements MigrationInterface {
  name = 'PostsOfIdeas1795680000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX post_of_idea ON post (idea_id, agent_id, id) WHERE idea_id IS NOT NULL;
      CREATE INDEX post_of_row_by_id ON post (row_id, agent_id, id) WHERE row_id IS NOT NULL;
      DROP INDEX post_of_row;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
