import { createDataSource } from '@reelsheet/platform-database';
import { databaseOptions } from '@reelsheet/platform-service';
import { entities, migrations } from './schema.js';

/** Returns the data source that tests and the schema check open. */
export const dataSourceFor = (url: string) =>
  createDataSource(databaseOptions('upload', { DATABASE_URL: url, DATABASE_POOL_SIZE: 5 }, { entities, migrations }));
