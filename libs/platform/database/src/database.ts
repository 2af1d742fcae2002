import { Injectable } from '@nestjs/common';
import type { Pool, QueryArrayConfig, QueryArrayResult } from 'pg';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
import { boolean } from './pg-type.js';
import type { Replica } from './connection/replica.js';
import { poolOf } from './transaction/pool.js';
import { row, type RowShape } from './row-shape.js';
import { statementName } from './statement-name.js';
import { openTransaction } from './transaction/transaction.js';

const Lock = row({ isLocked: boolean() });

type PlainValue = string | number | boolean | null | undefined | readonly PlainValue[];

/** Runs statements of repositories, in the open transaction or otherwise on the pool. */
@Injectable()
export class Database {
  /**
   * @param direct Connections without the pooler in transaction mode to which those of `dataSource` lead, if any.
   * @param replica A standby for reads whose rows may be old, if there is one.
   */
  constructor(
    private readonly dataSource: DataSource,
    private readonly direct = dataSource,
    private readonly replica?: Replica,
  ) {}

  get manager(): EntityManager {
    return openTransaction()?.manager ?? this.dataSource.manager;
  }

  repository<E extends ObjectLiteral>(entity: EntityTarget<E>): Repository<E> {
    return this.manager.getRepository(entity);
  }

  /** For libraries with their own statements, which run outside any open transaction. */
  get pool(): Pool {
    return poolOf(this.dataSource);
  }

  /** Connections whose session belongs to their holder, for locks that outlive a transaction. */
  get sessions(): Pool {
    return poolOf(this.direct);
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

  /**
   * Like {@link rowsOfMany}, but outside of transactions from the replica, if there is one that is current: the rows
   * may be ten seconds old. For lists and sums that no decision depends on.
   */
  async rowsOfReplica<Row extends object>(
    shape: RowShape<Row>,
    sql: string,
    parameters?: readonly unknown[],
  ): Promise<Row[]> {
    const read = openTransaction() ? undefined : await this.replica?.query(queryOf(sql, parameters, undefined));
    return read ? shape.read(read.fields, read.rows) : this.rowsOfMany(shape, sql, parameters);
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

  /**
   * Runs a statement together with the commit of the open transaction, which saves a round trip; at once where none is
   * open. The transaction does not see its effect, and an error of it is one of the commit.
   */
  async executeAtCommit(sql: string, parameters: readonly PlainValue[] = []): Promise<void> {
    // The driver sends the commit even if it cannot send a value before it, such as an object that refers to itself.
    if (!parameters.every(isPlain)) throw new TypeError('a statement at the commit takes plain values only');
    const transaction = openTransaction();
    if (transaction) transaction.queryAtCommit(queryOf(sql, parameters, statementName(sql)));
    else await this.execute(sql, parameters);
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
    const query = queryOf(sql, parameters, name);
    return (await openTransaction()?.query(query)) ?? this.pool.query(query);
  }
}

function queryOf(sql: string, parameters: readonly unknown[] | undefined, name: string | undefined): QueryArrayConfig {
  return { name, text: sql, values: [...(parameters ?? [])], rowMode: 'array' };
}

function isPlain(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isPlain);
  return value == null || ['string', 'number', 'boolean'].includes(typeof value);
}
