import type { Client } from 'pg';

/** Schemas of the four services and of base's audit log. */
const SCHEMAS = ['base', 'agent', 'core', 'upload', 'audit'];
const SERVICES = ['base', 'agent', 'core', 'upload'];

/** Tables that identify the folder of this installation, which are therefore neither backed up nor restored. */
const INSTALLATION_TABLES = ['upload.store_folder'];

export interface Table {
  readonly schema: string;
  readonly name: string;
}

export interface Sequence extends Table {
  readonly value: string;
  readonly isCalled: boolean;
}

export async function tablesOf(client: Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `SELECT nspname AS schema, relname AS name FROM pg_class JOIN pg_namespace ON pg_namespace.oid = relnamespace
     WHERE relkind IN ('r', 'p') AND NOT relispartition AND nspname = ANY ($1)
       AND nspname || '.' || relname <> ALL ($2) ORDER BY 1, 2`,
    [SCHEMAS, INSTALLATION_TABLES],
  );
  return rows;
}

/** Returns the columns without generated ones, which Postgres computes. */
export async function columnsOf(client: Client, { schema, name }: Table): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = $1 AND table_name = $2 AND is_generated = 'NEVER' ORDER BY ordinal_position`,
    [schema, name],
  );
  return rows.map((row) => row.name);
}

export async function sequencesOf(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Table>(
    `SELECT schemaname AS schema, sequencename AS name FROM pg_sequences WHERE schemaname = ANY ($1) ORDER BY 1, 2`,
    [SCHEMAS],
  );
  const sequences: Sequence[] = [];
  for (const { schema, name } of rows) {
    const { rows: values } = await client.query<{ value: string; isCalled: boolean }>(
      `SELECT last_value::text AS value, is_called AS "isCalled" FROM ${schema}."${name}"`,
    );
    sequences.push({ schema, name, ...values[0]! });
  }
  return sequences;
}

export async function setSequences(client: Client, sequences: readonly Sequence[]): Promise<void> {
  for (const { schema, name, value, isCalled } of sequences)
    await client.query(`SELECT setval(format('%I.%I', $1::text, $2::text), $3::bigint, $4)`, [
      schema,
      name,
      value,
      isCalled,
    ]);
}

/** Returns the names of the applied migrations of each service's schema. */
export async function migrationsOf(client: Client): Promise<Record<string, string[]>> {
  const seen: Record<string, string[]> = {};
  for (const schema of SERVICES) {
    const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${schema}.migration ORDER BY id`);
    seen[schema] = rows.map(({ name }) => name);
  }
  return seen;
}

export async function emptyTables(client: Client): Promise<void> {
  const tables = await tablesOf(client);
  await client.query(`TRUNCATE ${tables.map(({ schema, name }) => `${schema}."${name}"`).join(', ')}`);
}

/** Returns the roles of services that are connected to this database: those that own a service's schema. */
export async function othersConnected(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ role: string }>(
    `SELECT DISTINCT usename AS role FROM pg_stat_activity
     JOIN pg_namespace ON nspowner = usesysid AND nspname = ANY ($1)
     WHERE datname = current_database() ORDER BY 1`,
    [SERVICES],
  );
  return rows.map(({ role }) => role);
}
