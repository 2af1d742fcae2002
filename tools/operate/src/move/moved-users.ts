import type { Client } from 'pg';
import { OWNED_TABLES } from '../organization/map/organization-map.js';
import { selectOwned } from '../organization/rows-sql.js';
import { USERS } from './moved-tables.js';
import { copyRows } from './copy-rows.js';

/** Rows by which a user signs in. Passkeys are bound to the host of their installation, and sessions to its keys. */
const CREDENTIALS: readonly { readonly table: string; readonly where: (ids: string) => string }[] = [
  { table: 'base.external_identity', where: (ids) => `user_id IN (${ids})` },
  { table: 'base.second_factor', where: (ids) => `kind = 'totp' AND user_id IN (${ids})` },
  {
    table: 'base.totp_secret',
    where: (ids) => `factor_id IN (SELECT id FROM base.second_factor WHERE kind = 'totp' AND user_id IN (${ids}))`,
  },
  { table: 'base.recovery_code', where: (ids) => `user_id IN (${ids})` },
];

/**
 * Copies users whom rows of the organization name and who are not here yet. Members come with their credentials; others
 * come as deleted users, without what names the person. Returns the ids of the members that were copied.
 */
export async function moveUsers(source: Client, target: Client, organizationId: number): Promise<number[]> {
  const members = await idsOf(source, selectOwned('base.membership', '"user_id"', organizationId));
  const named = await idsOf(source, (await selectNamedUsers(source, organizationId)).join(' UNION '));
  const { rows } = await target.query<{ id: string }>(`SELECT id::text FROM ${USERS} WHERE id = ANY ($1)`, [named]);
  const known = new Set(rows.map(({ id }) => id));
  const newIds = named.filter((id) => !known.has(id));
  const newMembers = newIds.filter((id) => members.includes(id));
  const others = newIds.filter((id) => !members.includes(id));
  if (newMembers.length > 0) {
    const ids = newMembers.join(', ');
    await copyRows(source, target, { table: USERS, where: `id IN (${ids})` });
    for (const { table, where } of CREDENTIALS) await copyRows(source, target, { table, where: where(ids) });
  }
  // A limited key of the organization may have been made with an unlimited one, also of a member who is here already.
  if (members.length > 0)
    await copyRows(source, target, {
      table: 'base.access_key',
      where: `organization_id IS NULL AND user_id IN (${members.join(', ')})`,
      isShared: true,
    });
  await target.query(
    `INSERT INTO ${USERS} (id, email, username, name, deleted_at) OVERRIDING SYSTEM VALUE
     SELECT id, 'deleted:' || id, 'deleted:' || id, 'Deleted user', now() FROM unnest($1::bigint[]) AS id`,
    [others],
  );
  return newMembers.map(Number);
}

/** Selects the users to whom foreign keys of the organization's rows refer, one statement for each key. */
async function selectNamedUsers(client: Client, organizationId: number): Promise<string[]> {
  const { rows } = await client.query<{ name: string; column: string }>(
    `SELECT conrelid::regclass::text AS name, attname AS column FROM pg_constraint
     JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
     WHERE contype = 'f' AND confrelid = $1::regclass`,
    [USERS],
  );
  return rows
    .filter(({ name }) => name in OWNED_TABLES)
    .map(({ name, column }) => `SELECT id FROM (${selectOwned(name, `"${column}" AS id`, organizationId)}) AS named`);
}

async function idsOf(client: Client, select: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT DISTINCT id::text FROM (${select}) AS named (id) WHERE id IS NOT NULL`,
  );
  return rows.map(({ id }) => id);
}

/** Returns the addresses of members whose address or username another user has at the new installation. */
export async function takenUsers(source: Client, target: Client, organizationId: number): Promise<string[]> {
  const { rows } = await source.query<{ id: string; email: string; username: string }>(
    `SELECT id::text, email, username FROM ${USERS}
     WHERE id IN (${selectOwned('base.membership', '"user_id"', organizationId)})`,
  );
  const { rows: taken } = await target.query<{ email: string }>(
    `SELECT DISTINCT member.email FROM unnest($1::bigint[], $2::text[], $3::text[]) AS member (id, email, username)
     JOIN ${USERS} AS other ON other.id <> member.id
       AND (lower(other.email) = lower(member.email) OR lower(other.username) = lower(member.username)) ORDER BY 1`,
    [rows.map(({ id }) => id), rows.map(({ email }) => email), rows.map(({ username }) => username)],
  );
  return taken.map(({ email }) => email);
}
