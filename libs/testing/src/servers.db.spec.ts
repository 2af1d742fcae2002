import { setImmediate } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { jetstreamManager } from '@nats-io/jetstream';
import { nkeyAuthenticator } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { eventually } from './eventually.js';
import { testDatabase } from './test-database.js';
import type { TestDatabase } from './test-database.js';
import { testNats, type TestNats } from './test-nats.js';

let first: TestDatabase<'base'>;
let second: TestDatabase<'base'>;

beforeAll(async () => {
  [first, second] = await Promise.all([testDatabase({ services: ['base'] }), testDatabase({ services: ['base'] })]);
});
afterAll(() => Promise.all([first.drop(), second.drop()]));

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  return (await client.query(sql).finally(() => client.end())).rows;
}

async function streamNames(nats: TestNats): Promise<string[]> {
  const connection = await nats.otherServices();
  try {
    return await (await jetstreamManager(connection)).streams.names().next();
  } finally {
    await connection.close();
  }
}

it('separates the tables of two databases', async () => {
  await query(first.urls.base, 'CREATE TABLE things AS SELECT 1 AS id');
  expect(await query(first.adminUrl, 'SELECT id FROM base.things')).toEqual([{ id: 1 }]);
  await expect(query(second.urls.base, 'SELECT id FROM things')).rejects.toThrow('does not exist');
});

it('migrates once for the databases of the same services, which are independent', async () => {
  let migrations = 0;
  const migrate = async ({ core }: { readonly core: string }) => {
    migrations++;
    await query(core, 'CREATE TABLE shelves AS SELECT 1 AS id');
  };
  const databases = await Promise.all([1, 2, 3].map(() => testDatabase({ services: ['core'], migrate })));
  const [one, two] = databases as [TestDatabase<'core'>, TestDatabase<'core'>];
  await query(one.urls.core, 'INSERT INTO shelves VALUES (2)');
  expect(await query(one.urls.core, 'SELECT id FROM shelves')).toEqual([{ id: 1 }, { id: 2 }]);
  expect(await query(two.urls.core, 'SELECT id FROM shelves')).toEqual([{ id: 1 }]);
  expect(migrations).toBe(1);
  await Promise.all(databases.map((database) => database.drop()));
});

it('migrates again after a failed attempt', async () => {
  const services = ['agent'] as const;
  const fail = async () => {
    await setImmediate();
    throw new Error('a faulty migration');
  };
  await expect(testDatabase({ services, migrate: fail })).rejects.toThrow('a faulty migration');
  const database = await testDatabase({
    services,
    migrate: ({ agent }) => query(agent, 'CREATE TABLE shelves AS SELECT 1 AS id').then(() => undefined),
  });
  expect(await query(database.urls.agent, 'SELECT id FROM shelves')).toEqual([{ id: 1 }]);
  await database.drop();
});

it('removes a database that is still in use', async () => {
  const database = await testDatabase({ services: ['base'] });
  const client = new pg.Client({ connectionString: database.urls.base });
  client.on('error', () => undefined);
  await client.connect();
  await database.drop();
  await expect(query(database.urls.base, 'SELECT 1')).rejects.toThrow('does not exist');
});

it('restarts NATS at the same address with its streams, until they are erased', async () => {
  const nats = await testNats();
  const connection = await nats.otherServices();
  await (await jetstreamManager(connection)).streams.add({ name: 'EVT_BASE', subjects: ['evt.base.>'] });
  await connection.close();
  await nats.stop();
  await nats.start();
  expect(await streamNames(nats)).toEqual(['EVT_BASE']);
  await nats.stop();
  await nats.erase();
  await nats.start();
  expect(await streamNames(nats)).toEqual([]);
  await nats.stop();
});

it('retries a probe until it passes and reports the last error when it does not', async () => {
  let calls = 0;
  const probe = async () => {
    await setImmediate();
    if (++calls < 3) throw new Error('too early');
    return calls;
  };
  expect(await eventually(probe)).toBe(3);
  const never = eventually(() => expect(1).toBe(2), { timeout: 50 });
  await expect(never).rejects.toThrow(/still failing after 50 ms: [^]*Expected[^]*2/);
});

it('rejects connections to NATS without a key and reports permission violations', async () => {
  const nats = await testNats();
  await expect(connect({ servers: nats.url, maxReconnectAttempts: 0 })).rejects.toThrow('Authorization');
  const { NATS_NKEY_SEED } = nats.settingsOf('core');
  const core = await connect({ servers: nats.url, authenticator: nkeyAuthenticator(Buffer.from(NATS_NKEY_SEED)) });
  core.publish('evt.base.organization.deleted.v1', '{}');
  await core.flush();
  await core.close();
  await expect(nats.stop()).rejects.toThrow('evt.base.organization.deleted.v1');
});
