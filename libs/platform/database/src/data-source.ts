import pg from 'pg';
import { DataSource, type DataSourceOptions } from 'typeorm';
import { GuardedClient } from './connection/guarded-client.js';
import { SnakeNaming } from './naming.js';
import { PoolSockets } from './connection/pool-sockets.js';
import { Primary } from './connection/primary.js';
import { sessionOptions } from './connection/session-settings.js';

/** Object ids of the type and of its array type. */
const BIGINT = 20;
const BIGINT_ARRAY: number = 1016;
/** The driver reads the elements as strings. */
const readStrings = pg.types.getTypeParser(BIGINT_ARRAY) as (text: string) => (string | null)[];

// Ids and amounts are bigint in Postgres and numbers here; unsafe integers must raise an error.
pg.types.setTypeParser(BIGINT, toNumber);
pg.types.setTypeParser(BIGINT_ARRAY, (text) =>
  readStrings(text).map((each) => (each === null ? null : toNumber(each))),
);

function toNumber(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} does not fit a number`);
  return value;
}

export interface DatabaseOptions {
  /** Name of the service, which is also the name of its schema and role. */
  readonly service: string;
  /** Address of Postgres; several servers of a failover are separated by commas. */
  readonly url: string;
  /**
   * Address without the pooler in transaction mode to which `url` leads, for work that needs a session of its own. If
   * absent, `url` leads to Postgres.
   */
  readonly directUrl?: string;
  /** Address of a standby that answers reads whose rows may be old. If absent, the primary answers all. */
  readonly replicaUrl?: string;
  readonly poolSize?: number;
  readonly entities: NonNullable<DataSourceOptions['entities']>;
  readonly migrations: NonNullable<DataSourceOptions['migrations']>;
}

/** Milliseconds after which an idle connection is probed by the system. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Creates the data source of a service with its connections on `sockets`; connecting times out after four seconds. */
export function createDataSource(
  options: DatabaseOptions,
  sockets = new PoolSockets(),
  primary = new Primary(options.url, sockets),
): DataSource {
  return new DataSource({
    type: 'postgres',
    driver: pg,
    url: primary.last,
    schema: options.service,
    entities: options.entities,
    migrations: options.migrations,
    migrationsTableName: 'migration',
    migrationsTransactionMode: 'each',
    namingStrategy: new SnakeNaming(),
    uuidExtension: 'pgcrypto',
    installExtensions: false,
    poolSize: options.poolSize ?? 10,
    connectTimeoutMS: 4_000,
    applicationName: options.service,
    extra: {
      Client: GuardedClient,
      primary,
      isPooled: options.directUrl !== undefined,
      stream: sockets.create,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
      pipeline: true,
      options: options.directUrl ? undefined : sessionOptions(options.service),
    },
  });
}
