import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scopes of an access key and the only organization in which it is valid. Keys without them stay unlimited. */
export class AccessKeyScopes1795610000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE access_key ADD COLUMN scopes text[], ADD COLUMN organization_id bigint`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE access_key DROP COLUMN scopes, DROP COLUMN organization_id`);
  }
}
