import { expect, it } from '@jest/globals';
import { schemaDrift, testDatabase } from '@reelsheet/testing';
import { dataSourceFor } from './data-source.js';

it('is migrated from nothing to what the entities describe', async () => {
  const database = await testDatabase({ services: ['agent'] });
  try {
    expect(await schemaDrift(dataSourceFor(database.urls.agent))).toEqual([]);
  } finally {
    await database.drop();
  }
});
