import type { Service } from '@reelsheet/contracts';
import { ServerListSetting, loadConfig } from '@reelsheet/platform-config';
import { connectWithRetry, createDataSource, migrate } from '@reelsheet/platform-database';
import { databaseOptions, type Schema } from './platform-modules.js';

/** All that migrating needs: it runs before the services' own settings matter. */
class MigrationConfig {
  @ServerListSetting({
    about: "Postgres with the service's own role",
    protocols: ['postgres', 'postgresql'],
    secret: true,
  })
  DATABASE_URL!: string;

  @ServerListSetting({
    about: 'the same without the pooler to which that leads',
    protocols: ['postgres', 'postgresql'],
    secret: true,
    optional: true,
  })
  DATABASE_DIRECT_URL?: string;
}

/**
 * Brings the service's schema up to date and does nothing else, as an upgrade wants it before it replaces the first
 * process.
 */
export async function runMigrations(service: Service, schema: Schema): Promise<void> {
  const { DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct } = loadConfig(MigrationConfig);
  const options = databaseOptions(service, { DATABASE_URL: direct ?? pooled, DATABASE_POOL_SIZE: 1 }, schema);
  const dataSource = await connectWithRetry(createDataSource(options));
  try {
    await migrate(dataSource, { isPooled: direct !== undefined });
  } finally {
    await dataSource.destroy();
  }
}
