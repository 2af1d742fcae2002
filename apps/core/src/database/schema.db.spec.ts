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
    // Foreign keys and checks stand in the migration alone.
    const drift = upQueries.map(({ query }) => query).filter((query) => !query.includes('DROP CONSTRAINT'));
    expect(drift).toEqual([]);
  } finally {
    if (dataSource.isInitialized) await dataSource.destroy();
    await database.drop();
  }
});
