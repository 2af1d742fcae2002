import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { testDatabase, type TestDatabase } from '@reelsheet/testing';
import { Client } from 'pg';
import { othersConnected } from './schemas.js';

/** A role of an installation whose roles have a prefix. */
const PREFIXED = `blue_${process.pid}_base`;

let database: TestDatabase<'base' | 'core'>;
let admin: Client;

beforeAll(async () => {
  database = await testDatabase({ services: ['base', 'core'] });
  admin = await connect(database.adminUrl);
});
afterAll(async () => {
  await admin.query(`ALTER SCHEMA base OWNER TO base; DROP OWNED BY ${PREFIXED}; DROP ROLE ${PREFIXED}`);
  await admin.end();
  await database.drop();
});

it('finds services that are connected, also those whose roles have a prefix', async () => {
  expect(await othersConnected(admin)).toEqual([]);
  const core = await connect(database.urls.core);
  expect(await othersConnected(admin)).toEqual(['core']);
  await admin.query(
    `CREATE ROLE ${PREFIXED} LOGIN PASSWORD 'test'; GRANT CONNECT ON DATABASE ${admin.database} TO ${PREFIXED};
     ALTER SCHEMA base OWNER TO ${PREFIXED}`,
  );
  const url = new URL(database.adminUrl);
  const base = await connect(Object.assign(url, { username: PREFIXED, password: 'test' }).href);
  expect(await othersConnected(admin)).toEqual([PREFIXED, 'core']);
  await Promise.all([core.end(), base.end()]);
});

async function connect(connectionString: string): Promise<Client> {
  const client = new Client({ connectionString });
  await client.connect();
  return client;
}
