import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type EntityTarget, type ObjectLiteral, type Repository } from 'typeorm';
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

  /** The rows of a hand-written statement, for UPDATE and DELETE those that RETURNING names. */
  async query<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row[]> {
    const result: unknown = await this.manager.query(sql, [...parameters]);
    return isAffected(result) ? (result[0] as Row[]) : (result as Row[]);
  }

  /** The first row of a hand-written statement, or undefined. */
  async one<Row>(sql: string, parameters: readonly unknown[] = []): Promise<Row | undefined> {
    return (await this.query<Row>(sql, parameters))[0];
  }
}

/** TypeORM answers UPDATE and DELETE with [rows, count]. */
function isAffected(result: unknown): result is [unknown[], number] {
  return Array.isArray(result) && result.length === 2 && Array.isArray(result[0]) && typeof result[1] === 'number';
}

/** Says whether the open transaction, if any, exists; the outbox refuses to send outside one. */
export function insideTransaction(): boolean {
  return openManager() !== undefined;
}
