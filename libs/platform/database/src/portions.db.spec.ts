import { afterAll, beforeAll, expect, it, jest } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import pg from 'pg';
import type { DataSource } from 'typeorm';
import { createDataSource } from './data-source.js';
import { Database } from './database.js';
import { Portions } from './portions.js';
import { Transaction } from './transaction/transaction.js';

let server: TestDatabase<'base'>;
let source: DataSource;
let db: Database;
let transaction: Transaction;
let portions: Portions;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  source = await createDataSource({
    service: 'base',
    url: server.urls.base,
    poolSize: 3,
    migrations: [],
    entities: [],
  }).initialize();
  db = new Database(source);
  transaction = new Transaction(source);
  portions = new Portions(db, transaction);
  await db.execute('CREATE TABLE crumb (id integer PRIMARY KEY)');
});
afterAll(async () => {
  await source?.destroy();
  await server?.drop();
});

const populate = (count: number) =>
  db.execute('INSERT INTO crumb (id) SELECT generate_series(1, $1::integer)', [count]);
const remove = (limit: number) =>
  db.execute('DELETE FROM crumb WHERE id = ANY (ARRAY(SELECT id FROM crumb LIMIT $1))', [limit]);
const removeTen = () => remove(10);

it('repeats the work until nothing is left, and returns the number of rows', async () => {
  await populate(25);
  const portion = jest.fn(removeTen);
  expect(await portions.each('crumbs', portion)).toBe(25);
  expect(await Promise.all(portion.mock.results.map(({ value }) => value))).toEqual([10, 10, 5, 0]);
});

it('commits each portion, so that an error loses only the present one', async () => {
  await populate(25);
  let calls = 0;
  const failing = portions.each('crumbs', async () => {
    const removed = await removeTen();
    if ((calls += 1) === 2) throw new Error('the second portion failed');
    return removed;
  });
  await expect(failing).rejects.toThrow('the second portion failed');
  expect(await remove(100)).toBe(15);
});

it('leaves the work to the process that is at it, but does other work', async () => {
  await populate(5);
  const other = new pg.Client({ connectionString: server.urls.base });
  await other.connect();
  await other.query(`BEGIN; SELECT pg_advisory_xact_lock(hashtextextended('crumbs', 0))`);
  expect([await portions.each('crumbs', removeTen), await portions.each('others', removeTen)]).toEqual([0, 5]);
  await other.end();
});

it('ends after five minutes and leaves the rest to the next hour', async () => {
  await populate(30);
  const now = performance.now();
  const clock = jest.spyOn(performance, 'now').mockReturnValue(now);
  const removed = await portions.each('crumbs', async () => {
    clock.mockReturnValue(now + 5 * 60_000);
    return removeTen();
  });
  clock.mockRestore();
  expect([removed, await remove(100)]).toEqual([10, 20]);
});
