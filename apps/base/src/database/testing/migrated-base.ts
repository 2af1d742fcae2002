import { migrate } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../../database/data-source.js';

const WITH_COLUMN = `
  SELECT table_name AS "table"
  FROM information_schema.columns JOIN information_schema.tables USING (table_schema, table_name)
  WHERE table_type = 'BASE TABLE' AND table_schema = current_schema() AND column_name = ANY ($1)
  GROUP BY 1 ORDER BY 1`;

const CASCADED = `
  WITH RECURSIVE deleted (relation) AS (
    SELECT unnest($1::text[])::regclass::oid
    UNION
    SELECT conrelid FROM pg_constraint JOIN deleted ON confrelid = deleted.relation
    WHERE contype = 'f' AND confdeltype = 'c'
  ) SELECT relname AS "table" FROM deleted JOIN pg_class ON pg_class.oid = deleted.relation`;

/** The migrated schema of base, which shows what a deletion reaches. */
export class BaseSchema {
  private constructor(
    private readonly database: TestDatabase<'base'>,
    private readonly dataSource: DataSource,
  ) {}

  static async create(): Promise<BaseSchema> {
    const database = await testDatabase({ services: ['base'] });
    const dataSource = await dataSourceFor(database.urls.base).initialize();
    await migrate(dataSource);
    return new BaseSchema(database, dataSource);
  }

  async drop(): Promise<void> {
    await this.dataSource.destroy();
    await this.database.drop();
  }

  /** Returns the tables with one of these columns. */
  tablesWith(columns: readonly string[]): Promise<string[]> {
    return this.tables(WITH_COLUMN, columns);
  }

  /** Returns these tables and those whose rows are deleted with theirs. */
  tablesDeletedWith(tables: readonly string[]): Promise<string[]> {
    return this.tables(CASCADED, tables);
  }

  private async tables(sql: string, names: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ table: string }[]>(sql, [names]);
    return rows.map(({ table }) => table);
  }
}
