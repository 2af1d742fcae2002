import {
  Global,
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { createDataSource, type DatabaseOptions } from './data-source.js';
import { Database } from './database.js';
import { DatabaseWatch } from './database-watch.js';
import { connectPatiently } from './connect.js';
import { migrate } from './migrate.js';
import { PoolSockets } from './pool-sockets.js';
import { Transaction } from './transaction.js';

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown, OnModuleInit {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(DatabaseWatch) private readonly watch: DatabaseWatch,
  ) {}

  /** Connects, migrates, and offers {@link Database} and {@link Transaction} everywhere. */
  static forService(options: DatabaseOptions): DynamicModule {
    const sockets = new PoolSockets();
    const connect = async () => {
      const dataSource = await connectPatiently(createDataSource(options, sockets));
      await migrate(dataSource);
      return dataSource;
    };
    return {
      module: DatabaseModule,
      providers: [
        { provide: DataSource, useFactory: connect },
        {
          provide: DatabaseWatch,
          useFactory: (dataSource: DataSource) => new DatabaseWatch(options, sockets, () => isInUse(dataSource)),
          inject: [DataSource],
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

/** Whether a connection is lent out, or somebody waits for one. */
function isInUse({ driver }: DataSource): boolean {
  const { totalCount, idleCount, waitingCount } = (driver as PostgresDriver).master as Pool;
  return totalCount > idleCount || waitingCount > 0;
}
