import { Injectable } from '@nestjs/common';
import type { ClientBase, Pool, QueryArrayConfig, QueryArrayResult } from 'pg';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import type { RowShape } from './row-shape.js';
import { statementName } from './statement-name.js';
import { openManager } from './transaction.js';

/** The repositories' way to Postgres: inside a transaction it speaks on that, outside on the pool. */
@Injectable()
export class Database {
  constructor(private readonly dataSource: DataSource) {}

  get manager(): EntityManager {
    return openManager() ?? this.dataSource.manager;
  }

  repository<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.manager.getRepository(entity);
  }

  /** For a library with statements of its own; they stand outside any open transaction. */
  get pool(): Pool {
    return (this.dataSource.driver as PostgresDriver).master as Pool;
  }

  /** The rows that a statement gives, for INSERT, UPDATE and DELETE those that RETURNING names. */
  async rows<Row extends object>(shape: RowShape<Row>, sql: string, parameters?: readonly unknown[]): Promise<Row[]> {
    const { fields, rows } = await this.run(sql, parameters, statementName(sql));
    return shape.read(fields, rows);
  }

  /**
   * As {@link rows}, planned anew each time. A plan that a connection keeps was made for the tables as they were: over
   * thousands of rows that came since, one made for a handful compares each with each.
   */
  async rowsOfMany<Row extends object>(
    shape: RowShape<Row>,
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]> {
    const { fields, rows } = await this.run(sql, parameters, undefined);
    return shape.read(fields, rows);
  }

  /** The first row that a statement gives, or undefined. */
  async row<Row extends object>(
    shape: RowShape<Row>,
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row | undefined> {
    return (await this.rows(shape, sql, parameters))[0];
  }

  /** The row of a statement that always gives one. */
  async single<Row extends object>(shape: RowShape<Row>, sql: string, parameters?: readonly unknown[]): Promise<Row> {
    const row = await this.row(shape, sql, parameters);
    if (!row) throw new Error('the statement gave no row');
    return row;
  }

  /** Runs a statement whose rows nobody reads; gives the number of rows that it found, wrote or removed. */
  async execute(sql: string, parameters?: readonly unknown[]): Promise<number> {
    return (await this.run(sql, parameters, statementName(sql))).rowCount ?? 0;
  }

  /** As {@link execute}, planned anew each time, for the reason that {@link rowsOfMany} is. */
  async executeForMany(sql: string, parameters?: readonly unknown[]): Promise<number> {
    return (await this.run(sql, parameters, undefined)).rowCount ?? 0;
  }

  /** Until the transaction ends nobody else holds this lock on the record with that id. */
  async lock(name: string, id: number): Promise<void> {
    await this.execute(`SELECT pg_advisory_xact_lock(hashtextextended($1, $2))`, [name, id]);
  }

  /** By the driver's client, since TypeORM keeps the result's fields to itself. A connection keeps the plan of what has a name. */
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

/** Says whether the open transaction, if any, exists; the outbox refuses to send outside one. */
export function insideTransaction(): boolean {
  return openManager() !== undefined;
}
