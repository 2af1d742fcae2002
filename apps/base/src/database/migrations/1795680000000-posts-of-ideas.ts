import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the posts of an idea without reading all posts of its agent. */
export class PostsOfIdeas1795680000000 implements MigrationInterface {
  name = 'PostsOfIdeas1795680000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX post_of_idea ON post (idea_id) WHERE idea_id IS NOT NULL`);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
