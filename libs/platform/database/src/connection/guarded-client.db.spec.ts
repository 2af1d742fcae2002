import { constants } from 'node:buffer';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import type { DataSource } from 'typeorm';
import { createDataSource } from '../data-source.js';
import { Database } from '../database.js';
import { text } from '../pg-type.js';
import { row } from '../row-shape.js';

let server: TestDatabase<'base'>;
let source: DataSource;
let db: Database;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  source = createDataSource({ service: 'base', url: server.urls.base, poolSize: 1, entities: [], migrations: [] });
  await source.initialize();
  db = new Database(source);
});
afterAll(async () => {
  await source?.destroy();
  await server?.drop();
});

it('fails the one query whose value no string can hold, and goes on', async () => {
  const value = db.single(row({ value: text() }), `SELECT repeat('x', $1::integer) AS value`, [
    constants.MAX_STRING_LENGTH + 1,
  ]);
  await expect(value).rejects.toMatchObject({ code: 'ERR_STRING_TOO_LONG' });
  expect(await db.execute('SELECT 1')).toBe(1);
});
