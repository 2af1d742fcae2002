import { randomBytes } from 'node:crypto';
import { createServiceDatabase, urlOf } from '@reelsheet/native-servers';
import pg from 'pg';
import { INFRASTRUCTURE_URL } from './jest/infrastructure-url.js';

export interface TestDatabase<Service extends string> {
  /** `DATABASE_URL` of each service, in a database that no other spec file uses. */
  readonly urls: Readonly<Record<Service, string>>;
  /** URL of the same database as superuser. */
  readonly adminUrl: string;
  /** Closes remaining connections and removes the database. */
  drop(): Promise<void>;
}

/** Roles are shared by all databases of the run, so their passwords are too. */
const PASSWORD = 'test';

/** Creates a database with a schema and a role for each of `services` on the Postgres of this Jest run. */
export async function testDatabase<const Service extends string>({
  services,
}: {
  services: readonly Service[];
}): Promise<TestDatabase<Service>> {
  const serverUrl = await sharedPostgres();
  const database = `test_${randomBytes(6).toString('hex')}`;
  await createServiceDatabase(serverUrl, {
    database,
    services: services.map((name) => ({ name, password: PASSWORD })),
  });
  const urls = services.map((user) => [user, urlOf(serverUrl, { database, user, password: PASSWORD })]);
  return {
    urls: Object.fromEntries(urls) as Record<Service, string>,
    adminUrl: urlOf(serverUrl, { database }),
    drop: () => dropDatabase(serverUrl, database),
  };
}

async function sharedPostgres(): Promise<string> {
  const infrastructure = process.env[INFRASTRUCTURE_URL];
  if (!infrastructure) throw new Error('run specs with jest.config.mjs: its global setup provides Postgres');
  const answer = (await (await fetch(infrastructure)).json()) as { url?: string; error?: string };
  if (!answer.url) throw new Error(`Postgres did not start: ${answer.error}`);
  return answer.url;
}

async function dropDatabase(serverUrl: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)} WITH (FORCE)`);
  } finally {
    await client.end();
  }
}
