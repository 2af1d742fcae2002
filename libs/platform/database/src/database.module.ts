import {
  Global,
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DependencyOutage, LOGGER, Metrics, type Logger } from '@reelsheet/platform-telemetry';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { createDataSource, type DatabaseOptions } from './data-source.js';
import { Database } from './database.js';
import { DatabaseWatch } from './database-watch.js';
import { connectWithRetry } from './connection/connect.js';
import { migrate } from './migrate.js';
import { PoolSockets } from './connection/pool-sockets.js';
import { Portions } from './portions.js';
import { Primary } from './connection/primary.js';
import { Replica } from './connection/replica.js';
import { Transaction } from './transaction/transaction.js';

/** The data source whose sessions belong to their holders: the only one, unless a pooler is in between. */
const DIRECT_SOURCE = Symbol('data source without a pooler');
/** The standby for reads whose rows may be old; undefined if there is none. */
const REPLICA = Symbol('replica');
/** Connections to Postgres beside a pooler: one holds locks, a second one replaces it when it is lost. */
const DIRECT_POOL_SIZE = 2;

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown, OnModuleInit {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(DIRECT_SOURCE) private readonly direct: DataSource,
    @Inject(DatabaseWatch) private readonly watch: DatabaseWatch,
    @Inject(REPLICA) private readonly replica: Replica | undefined,
  ) {}

  /** Connects, migrates, and provides {@link Database} and {@link Transaction} globally. */
  static forService(options: DatabaseOptions): DynamicModule {
    const sockets = new PoolSockets();
    const { directUrl: url } = options;
    const direct = url ? { ...options, url, directUrl: undefined, poolSize: DIRECT_POOL_SIZE } : options;
    const open = (to: DatabaseOptions, primary: Primary, logger?: Logger) =>
      connectWithRetry(createDataSource(to, sockets, primary), new DependencyOutage('Postgres', logger));
    const connectDirect = async (primary: Primary, logger?: Logger) => {
      const source = await open(direct, url ? new Primary(url, sockets, logger) : primary, logger);
      await migrate(source, { isPooled: url !== undefined });
      return source;
    };
    const connect = async (source: DataSource, primary: Primary, logger?: Logger) =>
      url ? open(options, primary, logger) : source;
    const watch = (primary: Primary, dataSource: DataSource, logger?: Logger, metrics?: Metrics) => {
      const outage = new DependencyOutage('Postgres', logger);
      if (metrics) registerPoolMetrics(metrics, dataSource, outage);
      return new DatabaseWatch(options, primary, sockets, () => isInUse(dataSource), outage);
    };
    const openReplica = (logger?: Logger, metrics?: Metrics) =>
      options.replicaUrl ? new Replica({ ...options, url: options.replicaUrl }, logger, metrics) : undefined;
    const logger = { token: LOGGER, optional: true };
    const metrics = { token: Metrics, optional: true };
    return {
      module: DatabaseModule,
      providers: [
        { provide: Primary, useFactory: (log?: Logger) => new Primary(options.url, sockets, log), inject: [logger] },
        { provide: DIRECT_SOURCE, useFactory: connectDirect, inject: [Primary, logger] },
        { provide: DataSource, useFactory: connect, inject: [DIRECT_SOURCE, Primary, logger] },
        {
          provide: DatabaseWatch,
          useFactory: watch,
          inject: [Primary, DataSource, logger, metrics],
        },
        { provide: REPLICA, useFactory: openReplica, inject: [logger, metrics] },
        {
          provide: Database,
          useFactory: (source: DataSource, direct: DataSource, replica?: Replica) =>
            new Database(source, direct, replica),
          inject: [DataSource, DIRECT_SOURCE, REPLICA],
        },
        Transaction,
        Portions,
      ],
      exports: [DataSource, Database, Transaction, Portions],
    };
  }

  onModuleInit(): void {
    this.watch.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.watch.stop();
    await this.replica?.close();
    for (const source of new Set([this.dataSource, this.direct])) if (source.isInitialized) await source.destroy();
  }
}

function registerPoolMetrics(metrics: Metrics, { driver }: DataSource, outage: DependencyOutage): void {
  metrics.registerDependency('postgres', () => !outage.isOngoing);
  metrics.gauge(
    'postgres_pool_connections',
    'Connections of the pool by state, and requests that wait for one',
    ['state'],
    () => {
      const { totalCount, idleCount, waitingCount, options } = (driver as PostgresDriver).master as Pool;
      const states = { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount, max: options.max };
      return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
    },
  );
}

/** Returns whether a connection of the pool is in use or requested. */
function isInUse({ driver }: DataSource): boolean {
  const { totalCount, idleCount, waitingCount } = (driver as PostgresDriver).master as Pool;
  return totalCount > idleCount || waitingCount > 0;
}
