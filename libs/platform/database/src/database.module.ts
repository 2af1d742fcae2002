import {
  Global,
  Inject,
  Module,
  type DynamicModule,
  type OnApplicationShutdown,
  type OnModuleInit,
} from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createDataSource, type DatabaseOptions } from './data-source.js';
import { Database } from './database.js';
import { DatabaseWatch } from './database-watch.js';
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
      const dataSource = await createDataSource(options, sockets).initialize();
      await migrate(dataSource);
      return dataSource;
    };
    return {
      module: DatabaseModule,
      providers: [
        { provide: DataSource, useFactory: connect },
        { provide: DatabaseWatch, useValue: new DatabaseWatch(options, sockets) },
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
