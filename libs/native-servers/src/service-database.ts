import pg from 'pg';
import { auditSchema } from './audit-schema.js';
import { withPostgres } from './postgres-connection.js';

export interface ServiceRole {
  /** Name of the service, of its schema, and of its role where `role` is absent. */
  readonly name: string;
  /**
   * `<installation>_<service>` if a server has several installations: each has its own database, while roles belong to
   * the whole server.
   */
  readonly role?: string;
  readonly password: string;
}

export interface ServiceDatabase {
  readonly database: string;
  readonly services: readonly ServiceRole[];
}

/** The service that has an audit log. */
const AUDITED = 'base';

/** Advisory lock that serializes the creation of databases, because roles belong to the whole server. */
const ADMIN_LOCK = 7_305_431;

const CONNECT_TIMEOUT_MS = 5_000;

/**
 * Creates one schema and one role for each service. A role has access to its own schema only, and base's role can
 * append to the audit log. It may be repeated by the same administrator, who needs CREATEROLE and either CREATEDB or
 * ownership of the database.
 */
export async function createServiceDatabase(adminUrl: string, { database, services }: ServiceDatabase): Promise<void> {
  const create = async (server: pg.Client) => {
    await server.query('SELECT pg_advisory_lock($1)', [ADMIN_LOCK]);
    await createDatabase(server, database);
    for (const service of services) await createRole(server, database, service);
    const createAll = (client: pg.Client) => createSchemas(client, services);
    await withPostgres(urlOf(adminUrl, { database }), createAll, CONNECT_TIMEOUT_MS);
  };
  await withPostgres(adminUrl, create, CONNECT_TIMEOUT_MS);
}

/** Returns the URL of the same server for another database or role. */
export function urlOf(url: string, change: { database?: string; user?: string; password?: string }): string {
  const changed = new URL(url);
  if (change.database) changed.pathname = `/${change.database}`;
  if (change.user) changed.username = change.user;
  if (change.password) changed.password = change.password;
  return changed.href;
}

async function createDatabase(server: pg.Client, database: string): Promise<void> {
  const name = pg.escapeIdentifier(database);
  const { rowCount } = await server.query('SELECT 1 FROM pg_database WHERE datname = $1', [database]);
  if (!rowCount) await server.query(`CREATE DATABASE ${name}`);
  await server.query(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC`);
}

const roleOf = ({ name, role = name }: ServiceRole) => role;

/** The role that owns the audit log also has the name of its installation as a prefix. */
const auditRoleOf = ({ name, role = name }: ServiceRole) => role.slice(0, role.length - name.length) + 'audit';

async function createRole(server: pg.Client, database: string, service: ServiceRole): Promise<void> {
  const { name, password } = service;
  if (!new RegExp(`^(.+_)?${name}$`).test(roleOf(service)))
    throw new Error(`the role of ${name} must be named ${name} or end in _${name}, unlike ${roleOf(service)}`);
  const [role, schema, base] = [roleOf(service), name, database].map((text) => pg.escapeIdentifier(text));
  const { rows } = await server.query<{ mighty: boolean }>(
    'SELECT rolsuper OR rolcreatedb OR rolcreaterole AS mighty FROM pg_roles WHERE rolname = $1',
    [roleOf(service)],
  );
  if (rows[0]?.mighty)
    throw new Error(`the role ${roleOf(service)} exists and has more permissions than a service may have`);
  await server.query(`${rows[0] ? 'ALTER' : 'CREATE'} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
  await server.query(`ALTER ROLE ${role} IN DATABASE ${base} SET search_path = ${schema}`);
  await server.query(`GRANT CONNECT, TEMPORARY ON DATABASE ${base} TO ${role}`);
}

/**
 * The administrator of a managed Postgres is not a superuser, so it is a member of a role while it creates the schema
 * of that role.
 */
async function createSchemas(client: pg.Client, services: readonly ServiceRole[]): Promise<void> {
  await client.query('REVOKE ALL ON SCHEMA public FROM PUBLIC');
  for (const service of services) {
    const [role, schema] = [roleOf(service), service.name].map((text) => pg.escapeIdentifier(text));
    await client.query(
      `BEGIN; GRANT ${role} TO CURRENT_USER; CREATE SCHEMA IF NOT EXISTS ${schema} AUTHORIZATION ${role}; REVOKE ${role} FROM CURRENT_USER; COMMIT;`,
    );
    if (service.name === AUDITED)
      await client.query(`BEGIN; ${auditSchema(auditRoleOf(service), roleOf(service))} COMMIT;`);
  }
}
