import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from './data-source.js';

let database: TestDatabase<'agent'>;
let dataSource: DataSource;

beforeAll(async () => {
  database = await testDatabase({ services: ['agent'] });
  dataSource = await dataSourceFor(database.urls.agent).initialize();
  await migrate(dataSource);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

it('has the tables that its entities describe', async () => {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  const differences = upQueries.map(({ query }) => query).filter((query) => !/DROP CONSTRAINT "(message_conversation|run_step_run)"/.test(query));
  expect(differences).toEqual([]);
});
