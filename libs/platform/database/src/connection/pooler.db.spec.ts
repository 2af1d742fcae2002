import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { withPostgres } from '@reelsheet/native-servers';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { Database } from '../database.js';
import { DatabaseModule } from '../database.module.js';
import { text } from '../pg-type.js';
import { row } from '../row-shape.js';

const Setting = row({ setting: text() });

let server: TestDatabase<'base'>;
let app: INestApplicationContext;
let db: Database;

beforeAll(async () => {
  server = await testDatabase({ services: ['base'] });
  const url = server.urls.base;
  const common = { service: 'base', poolSize: 1, entities: [], migrations: [] };
  const module = DatabaseModule.forService({ ...common, url, directUrl: url });
  app = await NestFactory.createApplicationContext(module, { logger: false });
  db = app.get(Database);
});
afterAll(async () => {
  await app?.close();
  await server?.drop();
});

it('gives the role the limits that a pooler does not pass on', async () => {
  const times = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout', 'tcp_user_timeout'];
  const names = [...times, 'tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count'];
  const limits = await withPostgres(server.urls.base, (client) =>
    Promise.all(names.map(async (name) => Object.values((await client.query(`SHOW ${name}`)).rows[0] as object)[0])),
  );
  expect(limits).toEqual(['30s', '4s', '1min', '25000', '10', '5', '3']);
});

it('sets nothing when it connects to the pooler, and reads its own schema', async () => {
  const source = `SELECT source AS setting FROM pg_settings WHERE name = 'search_path'`;
  expect(await db.single(Setting, source)).toEqual({ setting: 'database user' });
  expect(await db.single(Setting, 'SELECT current_schema()::text AS setting')).toEqual({ setting: 'base' });
});

it('prepares no statement, named or not', async () => {
  await db.pool.query({ name: 'named', text: 'SELECT $1::integer', values: [1] });
  await db.single(Setting, 'SELECT $1::text AS setting', ['unnamed']);
  const prepared = `SELECT string_agg(statement, ';') AS setting FROM pg_prepared_statements`;
  expect((await db.pool.query(prepared)).rows).toEqual([{ setting: null }]);
});

it('has sessions of its own beside the pooler', async () => {
  const backendOf = async (pool: Database['pool']) => (await pool.query('SELECT pg_backend_pid() AS pid')).rows[0];
  expect(await backendOf(db.sessions)).not.toEqual(await backendOf(db.pool));
});
