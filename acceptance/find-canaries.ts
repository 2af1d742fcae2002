import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import pg from 'pg';
import type { Canary } from './canary-secrets.js';
import type { Fleet } from './fleet.js';

const TABLES = `
  SELECT format('%I.%I', schemaname, tablename) AS name FROM pg_tables
  WHERE schemaname NOT IN ('pg_catalog', 'information_schema') ORDER BY 1`;

interface SearchedText {
  readonly name: string;
  readonly isLog: boolean;
  readonly text: string;
}

/**
 * Returns where canaries are found in all tables of all schemas, in the store of NATS and in the log of every process.
 */
export async function findCanaries(fleet: Fleet, canaries: readonly Canary[]): Promise<string[]> {
  const locations = [...(await tables(fleet)), ...files(fleet, 'nats', false), ...files(fleet, 'logs', true)];
  return locations.flatMap(({ name, isLog, text }) =>
    canaries
      .filter(({ mayBeStored }) => isLog || !mayBeStored)
      .filter(({ value }) => forms(value).some((form) => text.includes(form)))
      .map(({ what }) => `${what} in ${name}`),
  );
}

async function tables(fleet: Fleet): Promise<SearchedText[]> {
  const client = new pg.Client({ connectionString: fleet.databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string }>(TABLES);
    const locations: SearchedText[] = [];
    for (const { name } of rows) {
      const dump = await client.query<{ row: string }>(`SELECT dumped::text AS row FROM ${name} AS dumped`);
      locations.push({ name, isLog: false, text: dump.rows.map(({ row }) => row).join('\n') });
    }
    return locations;
  } finally {
    await client.end();
  }
}

function files(fleet: Fleet, folder: string, isLog: boolean): SearchedText[] {
  const root = fleet.path(folder);
  return readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => ({ name: relative(fleet.path('.'), path), isLog, text: readFileSync(path, 'latin1') }));
}

/** Returns the value as it is, and as encoded in JSON and by Postgres. */
function forms(value: string): string[] {
  const bytes = Buffer.from(value);
  return [
    value,
    encodeURIComponent(value),
    bytes.toString('hex'),
    bytes.toString('base64').replace(/=+$/, '').slice(0, -1),
  ];
}
