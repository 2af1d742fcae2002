import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The picture that an organization shows, all four or none. */
export class CreateOrganizationAvatars1763660000020 implements MigrationInterface {
  name = 'CreateOrganizationAvatars1763660000020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE organization ADD COLUMN avatar_key text, ADD COLUMN avatar_thumbnail_key text, ADD COLUMN avatar_url text, ADD COLUMN avatar_thumbnail_url text;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
