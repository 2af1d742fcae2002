import type { Client } from 'pg';
import { nextId, numberedSequences, numberOf, restartAt } from '../numbering.js';
import { changeAddress, type AddressChange } from './address-change.js';
import { copyRows } from './copy-rows.js';
import { behindFence } from './fence.js';
import { setArriving } from './move-states.js';
import { JOB_TABLES, movedCondition, MOVED_TABLES, TABLES_OF_FILES, USERS } from './moved-tables.js';
import { moveSources } from './moved-sources.js';
import { moveUsers } from './moved-users.js';

/**
 * Copies all rows of the organization in one transaction of the new installation, from one snapshot of the former one.
 * Triggers and foreign keys act as for rows of services, so computed columns are right and nothing refers to a row that
 * is missing.
 */
export async function moveRows(
  source: Client,
  target: Client,
  organizationId: number,
  address: AddressChange,
): Promise<void> {
  await source.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await behindFence(target, organizationId, async () => {
      const userIds = await moveUsers(source, target, organizationId);
      await moveSources(source, target, organizationId);
      for (const table of await inOrderOfReferences(source))
        await copyRows(source, target, {
          table,
          where: movedCondition(table, organizationId),
          values: valuesOf(table),
          change: changeAddress(address),
          isShared: TABLES_OF_FILES.includes(table),
        });
      await countStorage(target, organizationId);
      await advanceSequences(target);
      await requestWelcome(target, organizationId, userIds);
      await setArriving(target, organizationId, 'arrived');
    });
  } finally {
    await source.query('ROLLBACK');
  }
}

/** Versions of addresses are numbered by each installation, and only compared with later ones. */
function valuesOf(table: string): Readonly<Record<string, string>> {
  if (table === 'upload.media') return { address_version: '0' };
  return JOB_TABLES.includes(table) ? { share_id: 'organization_id' } : {};
}

/** Orders the tables so that each follows those to which its foreign keys refer. */
async function inOrderOfReferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; referenced: string }>(
    `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS referenced FROM pg_constraint
     WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const ordered: string[] = [];
  const add = (table: string) => {
    if (ordered.includes(table) || !MOVED_TABLES.includes(table) || table === USERS) return;
    rows.filter((row) => row.table === table).forEach(({ referenced }) => add(referenced));
    ordered.push(table);
  };
  MOVED_TABLES.forEach(add);
  return ordered;
}

/** Counts the bytes of the files that have arrived. */
async function countStorage(target: Client, organizationId: number): Promise<void> {
  await target.query(
    `INSERT INTO upload.storage_account (name, bytes)
     SELECT account, sum(byte_size) FROM upload.blob WHERE organization_id = $1 GROUP BY account
     ON CONFLICT (name) DO UPDATE SET bytes = EXCLUDED.bytes`,
    [organizationId],
  );
}

/** Lets the new installation give later ids than those that have arrived, so that rows stay in their order. */
async function advanceSequences(target: Client): Promise<void> {
  for (const sequence of await numberedSequences(target)) {
    const { schema, name } = sequence;
    const { rows } = await target.query<{ table: string; column: string }>(
      `SELECT refobjid::regclass::text AS table, attname AS column FROM pg_depend
       JOIN pg_attribute ON attrelid = refobjid AND attnum = refobjsubid
       WHERE classid = 'pg_class'::regclass AND refobjsubid > 0
         AND objid = format('%I.%I', $1::text, $2::text)::regclass`,
      [schema, name],
    );
    const [owner] = rows;
    if (!owner) continue;
    const { rows: maxima } = await target.query<{ max: string | null }>(
      `SELECT max("${owner.column}")::text AS max FROM ${owner.table}`,
    );
    const max = BigInt(maxima[0]!.max ?? 0);
    const number = numberOf(sequence)!;
    if (nextId(number, max + 1n) > BigInt(sequence.value)) await restartAt(target, sequence, number, max + 1n);
  }
}

/** Base's worker gives the new members a workspace, and announces the share of the founder to the other services. */
async function requestWelcome(target: Client, organizationId: number, userIds: readonly number[]): Promise<void> {
  await target.query(
    `INSERT INTO base.task (organization_id, kind, payload)
     SELECT 0, 'welcome_organization',
       jsonb_build_object('organizationId', id, 'founderId', founder_id, 'userIds', $2::jsonb)
     FROM base.organization WHERE id = $1`,
    [organizationId, JSON.stringify(userIds)],
  );
}
