import { Injectable } from '@nestjs/common';
import type { ClientBase, Pool, QueryArrayConfig, QueryArrayResult } from 'pg';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { boolean } from './pg-type.js';
import { row, type RowShape } from './row-shape.js';
import { statementName } from './statement-name.js';
import { openManager } from './transaction.js';

const Lock = row({ isLocked: boolean() });

/** Runs statements of repositories, in the open transaction or otherwise on the pool. */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  get manager(): EntityManager {
    return openManager() ?? this.dataSource.manager;
  }

  repository<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.manager.getRepository(entity);
  }

  /** For libraries with their own statements, which run outside any open transaction. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  /** Returns the rows of a SELECT or of a RETURNING clause. */
  async rows<Row extends object>(shape: RowShape<Row>, sql: string, parameters?: readonly unknown[]): Promise<Row[]> {
    const { fields, rows } = await this.run(sql, parameters, statementName(sql));
    return shape.read(fields, rows);
  }

  /**
   * Like {@link rows}, but planned on each call. A cached plan that was made for small tables is slow after
   * thousands of inserts.
   */
  async rowsOfMany<Row extends object>(
    shape: RowShape<Row>,
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]> {
    const { fields, rows } = await this.run(sql, parameters, undefined);
    return shape.read(fields, rows);
  }

  /** Returns the first row of a statement, or undefined. */
  async row<Row extends object>(
    shape: RowShape<Row>,
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row | undefined> {
    return (await this.rows(shape, sql, parameters))[0];
  }

  /** Returns the row of a statement that always returns one. */
  async single<Row extends object>(shape: RowShape<Row>, sql: string, parameters?: readonly unknown[]): Promise<Row> {
    const row = await this.row(shape, sql, parameters);
    if (!row) throw new Error('the statement returned no row');
    return row;
  }

  /** Runs a statement and returns the number of rows that it found, wrote or deleted. */
  async execute(sql: string, parameters?: readonly unknown[]): Promise<number> {
    return (await this.run(sql, parameters, statementName(sql))).rowCount ?? 0;
  }

  /** Like {@link execute}, but planned on each call; see {@link rowsOfMany}. */
  async executeForMany(sql: string, parameters?: readonly unknown[]): Promise<number> {
    return (await this.run(sql, parameters, undefined)).rowCount ?? 0;
  }

  /** Takes an exclusive advisory lock on the record with that id until the transaction ends. */
  async lock(name: string, id: number): Promise<void> {
    await this.execute(`SELECT pg_advisory_xact_lock(hashtextextended($1, $2))`, [name, id]);
  }

  /** Like {@link lock}, but returns false at once while another transaction holds the lock. */
  async lockIfFree(name: string, id: number): Promise<boolean> {
    const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, $2)) AS is_locked';
    return (await this.single(Lock, sql, [name, id])).isLocked;
  }

  /** Uses the client of the driver, because TypeORM hides the fields of a result. Named statements keep their plan. */
  private async run(
    sql: string,
    parameters: readonly unknown[] | undefined,
    name: string | undefined,
  ): Promise<QueryArrayResult> {
    const query: QueryArrayConfig = { name, text: sql, values: [...(parameters ?? [])], rowMode: 'array' };
    const open = openManager()?.queryRunner;
    const runner = open ?? this.dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as ClientBase;
      return await client.query(query);
    } finally {
      if (!open) await runner.release();
    }
  }
}

/** Returns whether a transaction is open. */
export function insideTransaction(): boolean {
  return openManager() !== undefined;
}
