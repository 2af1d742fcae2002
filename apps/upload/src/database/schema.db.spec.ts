import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { dataSourceFor } from './data-source.js';

let database: TestDatabase<'upload'>;
beforeAll(async () => {
  database = await testDatabase({ services: ['upload'] });
});
afterAll(() => database.drop());

it('is migrated to exactly what the entities say', async () => {
  const source = await dataSourceFor(database.urls.upload).initialize();
  try {
    await source.runMigrations();
    const { upQueries } = await source.driver.createSchemaBuilder().log();
    const differences = upQueries.map(({ query }) => query).filter((query) => !query.includes('DROP CONSTRAINT "media_blob"'));
    expect(differences).toEqual([]);
  } finally {
    await source.destroy();
  }
});
