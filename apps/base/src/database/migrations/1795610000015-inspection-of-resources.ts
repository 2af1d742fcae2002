import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Result of the inspection of a content resource's bytes. Existing ones count as passed. */
export class InspectionOfResources1795610000015 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['content_resource', 'media_inspection'])
      await runner.query(
        `ALTER TABLE ${table} ADD COLUMN inspection text NOT NULL DEFAULT 'passed', ADD COLUMN inspection_error text`,
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['content_resource', 'media_inspection'])
      await runner.query(`ALTER TABLE ${table} DROP COLUMN inspection, DROP COLUMN inspection_error`);
  }
}
