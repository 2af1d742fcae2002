import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { Database } from './database.js';
import { DatabaseModule } from './database.module.js';
import { bigint, nullable, text } from './pg-type.js';
import { row, rowOf, RowShapeMismatch, typeOf } from './row-shape.js';
import { Transaction } from './transaction/transaction.js';

@Entity('shelf')
class ShelfEntity {
  @PrimaryColumn('bigint')
  id!: number;

  @Column('text', { array: true })
  bookTitles!: string[];

  @Column('timestamptz', { nullable: true })
  dustedAt!: Date | null;
}

const Shelf = rowOf(ShelfEntity, 'id', 'bookTitles', 'dustedAt');
const SHELF = `(SELECT 1::bigint AS id, '{Emma}'::text[] AS book_titles, NULL::timestamptz AS dusted_at) AS shelf`;

let server: TestDatabase<'base'>;
let app: INestApplicationContext;
let db: Database;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  const options = { service: 'base', url: server.urls.base, poolSize: 2, entities: [], migrations: [] };
  app = await NestFactory.createApplicationContext(DatabaseModule.forService(options), { logger: false });
  db = app.get(Database);
});
afterAll(async () => {
  await app?.close();
  await server?.drop();
});

describe('a row described once', () => {
  it("names and types an entity's columns, and those that a statement computes", async () => {
    const Counted = Shelf.with({ owner: nullable(text()), total: bigint(), firstId: typeOf(ShelfEntity, 'id') });
    const shelf = await db.single(
      Counted,
      `SELECT ${Shelf.columns('shelf')}, NULL AS owner, count(*) OVER () AS total, id AS first_id FROM ${SHELF}`,
    );
    const typed: number = shelf.total + shelf.id;
    expect(typed).toBe(2);
    expect(shelf).toEqual({ id: 1, bookTitles: ['Emma'], dustedAt: null, owner: null, total: 1, firstId: 1 });
  });

  it('reads bigint as numbers, also in arrays', async () => {
    const read = (sql: string) => db.manager.query(`SELECT ${sql} AS read`);
    expect(await read(`'{1,NULL,2}'::bigint[]`)).toEqual([{ read: [1, null, 2] }]);
    await expect(read(`ARRAY[9007199254740993]`)).rejects.toThrow('does not fit a number');
  });

  it.each([
    ['a column that is missing', `SELECT id, book_titles FROM ${SHELF}`],
    ['a column too many', `SELECT *, 1 AS age FROM ${SHELF}`],
    ['a column twice', `SELECT id, id, book_titles FROM ${SHELF}`],
    ['a column of another type', `SELECT id, book_titles, dusted_at::text FROM ${SHELF}`],
  ])('rejects %s, even if no row is found', async (_, sql) => {
    await expect(db.rows(Shelf, `${sql} WHERE false`)).rejects.toThrow(RowShapeMismatch);
  });

  it('speaks on the open transaction, and counts what a statement found or wrote', async () => {
    const transaction = app.get(Transaction);
    const work = transaction.run(async () => {
      await db.execute('CREATE TABLE note (words text)');
      expect(await db.execute(`INSERT INTO note VALUES ('a'), ('b')`)).toBe(2);
      expect(await db.execute('SELECT FROM note')).toBe(2);
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect(await db.single(row({ there: nullable(text()) }), `SELECT to_regclass('note')::text AS there`)).toEqual({
      there: null,
    });
  });

  it('is planned once by a connection, however often it is asked', async () => {
    const One = row({ one: bigint() });
    const Prepared = row({ statement: text(), plans: bigint() });
    const statements = await app.get(Transaction).run(async () => {
      for (let times = 0; times < 3; times++) await db.single(One, 'SELECT 1::bigint AS one');
      return db.rows(
        Prepared,
        `SELECT statement, generic_plans + custom_plans AS plans FROM pg_prepared_statements WHERE statement LIKE '%one'`,
      );
    });
    expect(statements).toEqual([{ statement: 'SELECT 1::bigint AS one', plans: 3 }]);
  });

  it('is planned anew where it reads many rows, so that no plan outlives what the tables held', async () => {
    const Two = row({ two: bigint() });
    const stored = await app.get(Transaction).run(async () => {
      expect(await db.rowsOfMany(Two, 'SELECT $1::bigint AS two', [2])).toEqual([{ two: 2 }]);
      return db.execute(`SELECT FROM pg_prepared_statements WHERE statement LIKE '% AS two'`);
    });
    expect(stored).toBe(0);
  });
});
