import { Global, Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { createDataSource, type DatabaseOptions } from './data-source.js';
import { Database } from './database.js';
import { migrate } from './migrate.js';
import { Transaction } from './transaction.js';

@Global()
@Module({})
export class DatabaseModule implements OnApplicationShutdown {
  constructor(@Inject(DataSource) private readonly dataSource: DataSource) {}

  /** Connects, migrates, and offers {@link Database} and {@link Transaction} everywhere. */
  static forService(options: DatabaseOptions): DynamicModule {
    const connect = async () => {
      const dataSource = await createDataSource(options).initialize();
      await migrate(dataSource);
      return dataSource;
    };
    return {
      module: DatabaseModule,
      providers: [{ provide: DataSource, useFactory: connect }, Database, Transaction],
      exports: [DataSource, Database, Transaction],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    if (this.dataSource.isInitialized) await this.dataSource.destroy();
  }
}
