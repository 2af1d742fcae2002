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
import { Primary } from './connection/primary.js';
import { Transaction } from './transaction/transaction.js';

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown, OnModuleInit {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(DatabaseWatch) private readonly watch: DatabaseWatch,
  ) {}

  /** Connects, migrates, and provides {@link Database} and {@link Transaction} globally. */
  static forService(options: DatabaseOptions): DynamicModule {
    const sockets = new PoolSockets();
    const primary = new Primary(options.url, sockets);
    const connect = async (logger?: Logger) => {
      const dataSource = await connectWithRetry(
        createDataSource(options, sockets, primary),
        new DependencyOutage('Postgres', logger),
      );
      await migrate(dataSource);
      return dataSource;
    };
    const watch = (dataSource: DataSource, logger?: Logger, metrics?: Metrics) => {
      const outage = new DependencyOutage('Postgres', logger);
      if (metrics) registerPoolMetrics(metrics, dataSource, outage);
      return new DatabaseWatch(options, primary, sockets, () => isInUse(dataSource), outage);
    };
    const logger = { token: LOGGER, optional: true };
    return {
      module: DatabaseModule,
      providers: [
        { provide: DataSource, useFactory: connect, inject: [logger] },
        {
          provide: DatabaseWatch,
          useFactory: watch,
          inject: [DataSource, logger, { token: Metrics, optional: true }],
        },
        Database,
        Transaction,
      ],
      exports: [DataSource, Database, Transaction],
    };
  }

  onModuleInit(): void {
    this.watch.start();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.watch.stop();
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
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
