import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What vendors are left with when a generation is stopped, and how many tasks they have of each organization. */
export class CountUncollectedWork1763730000000 implements MigrationInterface {
  name = 'CountUncollectedWork1763730000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE generation ADD uncollected bigint, ADD left_at timestamptz;
      CREATE INDEX generation_at_vendor ON generation (organization_id) WHERE submitted_as IS NOT NULL AND due_at IS NOT NULL;
      CREATE INDEX generation_uncollected ON generation (organization_id, left_at) WHERE uncollected IS NOT NULL;
    `);
  }

  async down(): Promise<void> {
    throw new Error('migrations only go forward');
  }
}
