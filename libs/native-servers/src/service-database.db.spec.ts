import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import pg from 'pg';
import type { LocalServer } from './local-server.js';
import { startPostgres } from './postgres.js';
import { createServiceDatabase, urlOf } from './service-database.js';
import { temporaryFolder } from './temporary-folder.js';

const services = [
  { name: 'base', password: 'of-base' },
  { name: 'core', password: 'of-core' },
];
let dir: string;
let server: LocalServer;
let base: pg.Client;
let core: pg.Client;

beforeAll(async () => {
  dir = temporaryFolder();
  server = await startPostgres({ dir, port: 0, superuserPassword: 'secret', fsync: false });
  await Promise.all([1, 2].map(() => createServiceDatabase(server.url, { database: 'reelsheet', services })));
  [base, core] = (await Promise.all(
    services.map(async ({ name: user, password }) => {
      const client = new pg.Client({ connectionString: urlOf(server.url, { database: 'reelsheet', user, password }) });
      await client.connect();
      return client;
    }),
  )) as [pg.Client, pg.Client];
});

afterAll(async () => {
  await Promise.all([base?.end(), core?.end()]);
  await server?.stop();
  rmSync(dir, { recursive: true, force: true });
});

it('gives each role its own schema as the default one', async () => {
  await base.query('CREATE TABLE things (id int)');
  const { rows } = await base.query("SELECT schemaname FROM pg_tables WHERE tablename = 'things'");
  expect(rows).toEqual([{ schemaname: 'base' }]);
});

it.each([
  ['read a table of another', 'SELECT * FROM base.things'],
  ['make a table in another', 'CREATE TABLE base.intruder (id int)'],
  ['make a table in public', 'CREATE TABLE public.intruder (id int)'],
  ['make a schema', 'CREATE SCHEMA intruder'],
])('does not let a role %s', async (_, sql) => {
  await expect(core.query(sql)).rejects.toThrow('permission denied');
});
