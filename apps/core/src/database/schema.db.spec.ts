import { expect, it } from '@jest/globals';
import { testDatabase } from '@reelsheet/testing';
import { dataSourceFor } from './data-source.js';

it('makes from nothing the tables that the entities speak of', async () => {
  const database = await testDatabase({ services: ['core'] });
  const dataSource = dataSourceFor(database.urls.core);
  try {
    await dataSource.initialize();
    await dataSource.runMigrations();
    const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
    // Foreign keys stand in the migration alone.
    const drift = upQueries.map(({ query }) => query).filter((query) => !/DROP CONSTRAINT "\w+_agent"/.test(query));
    expect(drift).toEqual([]);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await database.drop();
  }
});
