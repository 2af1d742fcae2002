import { expect, it } from '@jest/globals';
import { schemaDrift, testDatabase } from '@reelsheet/testing';
import { dataSourceFor } from './data-source.js';

it('migrates an empty database to the schema of the entities', async () => {
  const database = await testDatabase({ services: ['upload'] });
  try {
    expect(await schemaDrift(dataSourceFor(database.urls.upload))).toEqual([]);
  } finally {
    await database.drop();
  }
});
