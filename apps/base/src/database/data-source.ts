import { createDataSource } from '@reelsheet/platform-database';
import { databaseOptions } from '@reelsheet/platform-service';
import { entities, migrations } from './schema.js';

/** Opens base's data source for tests and the schema check. */
export const dataSourceFor = (url: string) =>
  createDataSource(databaseOptions('base', { DATABASE_URL: url, DATABASE_POOL_SIZE: 5 }, { entities, migrations }));
