import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Scopes of an access key and the only organization in which it is valid. Keys without them stay unlimited. The key of
 * one organization is deleted with it.
 */
export class AccessKeyScopes1795610000012 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE access_key
        ADD COLUMN scopes text[],
        ADD COLUMN organization_id bigint,
        ADD CONSTRAINT access_key_organization
          FOREIGN KEY (organization_id) REFERENCES organization (id) ON DELETE CASCADE`);
    await runner.query(`
      CREATE INDEX access_key_of_organization ON access_key (organization_id) WHERE organization_id IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE access_key DROP COLUMN scopes, DROP COLUMN organization_id`);
  }
}
