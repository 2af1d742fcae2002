import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
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

/** Type id of bigint, which pg returns as text by default and services convert to a number. */
const BIGINT = 20;
const getTypeParser: typeof pg.types.getTypeParser = (type: number, format?: 'text' | 'binary') =>
  type === BIGINT ? String : pg.types.getTypeParser(type, format);

beforeAll(async () => {
  dir = temporaryFolder();
  server = await startPostgres({ dir, port: 0, superuserPassword: 'secret', fsync: false });
  await Promise.all([1, 2].map(() => createServiceDatabase(server.url, { database: 'reelsheet', services })));
  [base, core] = (await Promise.all(
    services.map(async ({ name: user, password }) => {
      const url = urlOf(server.url, { database: 'reelsheet', user, password });
      const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
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

it('gives each role its own schema as default', async () => {
  await base.query('CREATE TABLE things (id int)');
  const { rows } = await base.query("SELECT schemaname FROM pg_tables WHERE tablename = 'things'");
  expect(rows).toEqual([{ schemaname: 'base' }]);
});

const APPEND = `SELECT audit.append($1, $2, 'a', null, '{}', null, null, null, null, now(), 'k', 'h', 's')`;

it.each([
  ['change an entry', `UPDATE audit.entry SET action = 'other'`],
  ['remove an entry', 'DELETE FROM audit.entry'],
  ['empty the log', 'TRUNCATE audit.entry'],
  [
    'insert an entry directly',
    `INSERT INTO audit.entry (organization_id, position, action, detail, at, signed_with, hash) VALUES (1, 9, 'a', '{}', now(), 'k', 'h')`,
  ],
  ['reset a chain', 'UPDATE audit.chain SET position = 0'],
  ['move the start of a chain', 'UPDATE audit.chain_start SET position = 0'],
  ['drop the log', 'DROP TABLE audit.entry'],
  ['take ownership of the log', 'ALTER TABLE audit.entry OWNER TO base'],
  ['assume the role of its owner', 'SET ROLE audit'],
])('does not let the audited service %s', async (_, sql) => {
  await expect(base.query(sql)).rejects.toThrow(/permission denied|must be owner/);
});

it('lets the audited service add the next entry of a chain and no other, until the chain is erased', async () => {
  await base.query('SELECT audit.hold(7)');
  await base.query(APPEND, [7, 1]);
  for (const place of [1, 3]) await expect(base.query(APPEND, [7, place])).rejects.toThrow('not the next one');
  await expect(core.query('SELECT audit.hold(7)')).rejects.toThrow('permission denied');
  expect((await base.query('SELECT audit.erase(7, 100) AS removed')).rows).toEqual([{ removed: '1' }]);
  await expect(base.query(APPEND, [7, 2])).rejects.toThrow('not the next one');
  const { rows } = await base.query('SELECT position, erased_at IS NOT NULL AS erased FROM audit.chain');
  expect(rows).toEqual([{ position: '1', erased: true }]);
});

it('lets the audited service remove old entries only, from the beginning of a chain', async () => {
  const append = `SELECT audit.append(8, $1, 'a', null, '{}', null, null, null, null, $2, 'k', 'h', 's')`;
  await base.query('SELECT audit.hold(8)');
  await base.query(append, [1, '2020-01-01']);
  await base.query(append, [2, new Date()]);
  await base.query(append, [3, new Date()]);
  const shorten = `SELECT audit.shorten(8, $1, 'h', 's', 'k') AS removed`;
  await expect(base.query(shorten, [2])).rejects.toThrow('too young');
  await expect(core.query(shorten, [1])).rejects.toThrow('permission denied');
  expect((await base.query(shorten, [1])).rows).toEqual([{ removed: '1' }]);
  await expect(base.query(shorten, [1])).rejects.toThrow('cannot begin after entry 1');
});

it.each([
  ['read a table of another role', 'SELECT * FROM base.things'],
  ['create a table in another schema', 'CREATE TABLE base.intruder (id int)'],
  ['create a table in public', 'CREATE TABLE public.intruder (id int)'],
  ['create a schema', 'CREATE SCHEMA intruder'],
])('does not let a role %s', async (_, sql) => {
  await expect(core.query(sql)).rejects.toThrow('permission denied');
});

describe('created by the administrator of a managed Postgres, who is not a superuser', () => {
  const database = 'managed';
  let managed: LocalServer;
  let folder: string;
  let admin: string;

  beforeAll(async () => {
    folder = temporaryFolder();
    managed = await startPostgres({ dir: folder, port: 0, superuserPassword: 'secret', fsync: false });
    const client = new pg.Client({ connectionString: managed.url });
    await client.connect();
    await client.query(`CREATE ROLE administrator LOGIN CREATEROLE CREATEDB PASSWORD 'secret'`);
    await client.end();
    admin = urlOf(managed.url, { user: 'administrator', password: 'secret' });
  });
  afterAll(async () => {
    await managed?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  it('is the same, even if the creation is repeated with a new password', async () => {
    await createServiceDatabase(admin, { database, services });
    await createServiceDatabase(admin, { database, services: [{ name: 'base', password: 'a new one' }] });
    const client = new pg.Client({
      connectionString: urlOf(admin, { database, user: 'base', password: 'a new one' }),
    });
    await client.connect();
    await client.query('CREATE TABLE things (id int)');
    await client.query('SELECT audit.hold(7)');
    await client.query(APPEND, [7, 1]);
    await expect(client.query('SET ROLE audit')).rejects.toThrow('permission denied');
    await client.end();
  });

  it('leaves the administrator without access to objects of the roles', async () => {
    const client = new pg.Client({ connectionString: urlOf(admin, { database }) });
    await client.connect();
    await expect(client.query('SELECT * FROM audit.entry')).rejects.toThrow('permission denied');
    await client.end();
  });

  it('rejects a service whose role has more permissions than a service needs', async () => {
    const mighty = [{ name: 'administrator', password: 'secret' }];
    await expect(createServiceDatabase(admin, { database, services: mighty })).rejects.toThrow('has more permissions');
  });
});

describe('two installations on one Postgres', () => {
  const passwords = { blue: 'of-blue', green: 'of-green' };
  const rolesOf = (installation: 'blue' | 'green') =>
    ['base', 'core'].map((name) => ({ name, role: `${installation}_${name}`, password: passwords[installation] }));
  const enter = async (installation: 'blue' | 'green', database: string = installation) => {
    const url = urlOf(server.url, { database, user: `${installation}_base`, password: passwords[installation] });
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return client;
  };

  beforeAll(async () => {
    for (const database of ['blue', 'green'] as const)
      await createServiceDatabase(server.url, { database, services: rolesOf(database) });
  });

  it('have schemas with the same names and no access to each other', async () => {
    for (const installation of ['blue', 'green'] as const) {
      const client = await enter(installation);
      await client.query('CREATE TABLE things AS SELECT current_user AS maker');
      await client.query('SELECT audit.hold(7)');
      expect((await client.query('SELECT maker FROM base.things')).rows).toEqual([{ maker: `${installation}_base` }]);
      await expect(client.query(`SET ROLE ${installation}_audit`)).rejects.toThrow('permission denied');
      await client.end();
    }
    await expect(enter('blue', 'green')).rejects.toThrow('permission denied');
  });

  it('are removed independently: the other one continues to work, and the roles can be created again', async () => {
    const client = new pg.Client({ connectionString: server.url });
    await client.connect();
    await client.query('DROP DATABASE blue WITH (FORCE)');
    await client.query('DROP ROLE blue_base, blue_core, blue_audit');
    await client.end();
    await createServiceDatabase(server.url, { database: 'green', services: rolesOf('green') });
    const green = await enter('green');
    expect((await green.query('SELECT count(*)::int AS number FROM things')).rows).toEqual([{ number: 1 }]);
    await green.query('SELECT audit.hold(8)');
    await green.end();
  });

  it('require roles that identify their service', async () => {
    const services = [{ name: 'base', role: 'somebody', password: 'x' }];
    await expect(createServiceDatabase(server.url, { database: 'green', services })).rejects.toThrow('end in _base');
  });
});
