import { migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { dataSourceFor as agent } from '../../../apps/agent/src/database/data-source.js';
import { dataSourceFor as base } from '../../../apps/base/src/database/data-source.js';
import { dataSourceFor as core } from '../../../apps/core/src/database/data-source.js';
import { dataSourceFor as upload } from '../../../apps/upload/src/database/data-source.js';

const DATA_SOURCES = { base, agent, core, upload };
const SERVICES = ['base', 'agent', 'core', 'upload'] as const;

/** Creates a database with the tables of all services. */
export const migratedInstallation = (): Promise<TestDatabase<(typeof SERVICES)[number]>> =>
  testDatabase({
    services: SERVICES,
    migrate: async (urls) => {
      for (const service of SERVICES) {
        const source = await DATA_SOURCES[service](urls[service]).initialize();
        await migrate(source);
        await source.destroy();
      }
    },
  });
