import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets an organization require a second factor of its members. Existing ones do not. */
export class FactorRequirement1795622900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organization ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE organization DROP COLUMN requires_second_factor`);
  }
}
