import { randomBytes } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { createServiceDatabase, urlOf, withPostgres } from '@reelsheet/native-servers';
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

/** Password of all roles, which are shared by all databases of the run. */
const PASSWORD = 'test';
/** Advisory lock of the worker that creates a template. */
const TEMPLATE_LOCK = 7_305_432;
/** Maximum time that a database waits for its connections to close before it is dropped. */
const MAX_CLOSING_MS = 1_000;
const POLL_MS = 20;

interface Wanted<Service extends string> {
  readonly services: readonly Service[];
  /**
   * Migrates a database, once per run for the same services, because each of their databases is created as a copy. It
   * must close its connections.
   */
  readonly migrate?: (urls: Readonly<Record<Service, string>>) => Promise<void>;
}

/** Creates a database with a schema and a role for each of `services` on the Postgres of this Jest run. */
export async function testDatabase<const Service extends string>({
  services,
  migrate,
}: Wanted<Service>): Promise<TestDatabase<Service>> {
  const serverUrl = await sharedPostgres();
  const database = `test_${randomBytes(6).toString('hex')}`;
  if (migrate) await copyTemplate(serverUrl, database, { services, migrate });
  await createServiceDatabase(serverUrl, { database, services: rolesOf(services) });
  return {
    urls: urlsOf(serverUrl, database, services),
    adminUrl: urlOf(serverUrl, { database }),
    drop: () => dropDatabase(serverUrl, database),
  };
}

const rolesOf = (services: readonly string[]) => services.map((name) => ({ name, password: PASSWORD }));

function urlsOf<Service extends string>(serverUrl: string, database: string, services: readonly Service[]) {
  const urls = services.map((user) => [user, urlOf(serverUrl, { database, user, password: PASSWORD })]);
  return Object.fromEntries(urls) as Record<Service, string>;
}

/** Creates a database from a template. The first worker that needs the template creates it, while the others wait. */
async function copyTemplate<Service extends string>(
  serverUrl: string,
  database: string,
  { services, migrate }: Required<Wanted<Service>>,
): Promise<void> {
  const template = `template_${services.join('_')}`;
  await withPostgres(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1 AND datistemplate', [template]);
    if (!rowCount) {
      await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(template)}`);
      await createServiceDatabase(serverUrl, { database: template, services: rolesOf(services) });
      await migrate(urlsOf(serverUrl, template, services));
      await client.query(`ALTER DATABASE ${pg.escapeIdentifier(template)} IS_TEMPLATE true ALLOW_CONNECTIONS false`);
    }
    await client.query('SELECT pg_advisory_unlock($1)', [TEMPLATE_LOCK]);
    // Copying the files takes half as long as the default, which also writes each page to the log.
    await client.query(
      `CREATE DATABASE ${pg.escapeIdentifier(database)} TEMPLATE ${pg.escapeIdentifier(template)} STRATEGY FILE_COPY`,
    );
  });
}

async function sharedPostgres(): Promise<string> {
  const infrastructure = process.env[INFRASTRUCTURE_URL];
  if (!infrastructure) throw new Error('run specs with jest.config.mjs: its global setup provides Postgres');
  const answer = (await (await fetch(infrastructure)).json()) as { url?: string; error?: string };
  if (!answer.url) throw new Error(`Postgres did not start: ${answer.error}`);
  return answer.url;
}

async function dropDatabase(serverUrl: string, database: string): Promise<void> {
  await withPostgres(serverUrl, async (client) => {
    await closingConnections(client, database);
    await client.query(`DROP DATABASE IF EXISTS ${pg.escapeIdentifier(database)} WITH (FORCE)`);
  });
}

/**
 * Waits for connections that their pools have already ended. A pool does not wait for its sockets, and a connection
 * that the server terminates first fails the test that runs then.
 */
async function closingConnections(client: pg.Client, database: string): Promise<void> {
  const deadline = Date.now() + MAX_CLOSING_MS;
  const open = `SELECT FROM pg_stat_activity WHERE datname = $1`;
  while ((await client.query(open, [database])).rowCount && Date.now() < deadline) await setTimeout(POLL_MS);
}
