import { migrate, type Database } from '@reelsheet/platform-database';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { dataSourceFor } from '../data-source.js';

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

/** A database with the migrations of base, which shows the plans of statements and what a deletion reaches. */
export class MigratedBase {
  private constructor(
    private readonly database: TestDatabase<'base'>,
    private readonly dataSource: DataSource,
  ) {}

  /** Runs `populate` as superuser after the migrations. */
  static async create(populate = ''): Promise<MigratedBase> {
    const database = await testDatabase({ services: ['base'] });
    const dataSource = await dataSourceFor(database.urls.base).initialize();
    await migrate(dataSource);
    const admin = new pg.Client({ connectionString: database.adminUrl });
    await admin.connect();
    await admin.query(populate);
    await admin.end();
    return new MigratedBase(database, dataSource);
  }

  async drop(): Promise<void> {
    await this.dataSource.destroy();
    await this.database.drop();
  }

  /** Returns the plan of the last statement that `work` sends. `how` are options of `EXPLAIN` in parentheses. */
  async planOf(work: (explaining: Database) => Promise<unknown>, how = ''): Promise<string> {
    let plan = '';
    const explain = async (sql: string, parameters: unknown[]) => {
      const lines = await this.dataSource.query<{ 'QUERY PLAN': string }[]>(`EXPLAIN ${how} ${sql}`, parameters);
      plan = lines.map((line) => line['QUERY PLAN']).join('\n');
    };
    const rows = async (_: unknown, sql: string, parameters: unknown[]) => {
      await explain(sql, parameters);
      return [];
    };
    const explaining = {
      execute: async (sql: string, parameters: unknown[]) => {
        await explain(sql, parameters);
        return 0;
      },
      rowsOfMany: rows,
      rowsOfReplica: rows,
    };
    await work(explaining as unknown as Database);
    return plan;
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
