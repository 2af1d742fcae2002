import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '@reelsheet/contracts';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows } from '../support/database.js';

const POLL_INTERVAL_MS = 250;
/** Time within which the work of jobs that a request has started ends, as far as it adds rows. */
const QUIET_WITHIN_MS = 20_000;

/**
 * Tables whose rows come and go with time, with messages or with the work of jobs, that of kept answers, the compared
 * states of cells and posts, and `media_address`, to which the first withdrawal of an address also adds the earlier
 * ones.
 */
const RESTLESS = [
  'credit_hold',
  'fair_share',
  'idempotent_answer',
  'inbox',
  'input_change',
  'media_address',
  'outbox',
  'post_node',
  'rate_limit',
  'sheet_change_marker',
  'sheet_node',
  'task',
  'vendor_rate',
  'vendor_slot',
];

/** Number of rows by table. */
export type Rows = Readonly<Record<string, number>>;

/** Waits until no table of any service gains or loses rows, and returns how many each has. */
export async function rowsAtRest(fleet: OwnFleet): Promise<Rows> {
  const startedAt = performance.now();
  let rows = await countRows(fleet);
  for (;;) {
    await sleep(POLL_INTERVAL_MS);
    const later = await countRows(fleet);
    if (Object.keys(changesOf(rows, later)).length === 0 || performance.now() - startedAt > QUIET_WITHIN_MS)
      return later;
    rows = later;
  }
}

/** Returns how many rows each table has gained, or with a negative number lost. */
export function changesOf(before: Rows, after: Rows): Rows {
  const changes = Object.keys(after).map((table) => [table, after[table]! - before[table]!] as const);
  return Object.fromEntries(changes.filter(([, change]) => change !== 0));
}

/** Describes the tables that changed in the direction of one request, but by more rows. */
export function moreThan(one: Rows, changes: Rows): string[] {
  return Object.entries(one)
    .filter(([table, count]) => (changes[table] ?? 0) / count > 1)
    .map(([table, count]) => `${table}: ${changes[table]} rows instead of ${count}`);
}

/** Describes the tables that changed in the direction of one request, although nothing was to change. */
export function changedLike(one: Rows, changes: Rows): string[] {
  return Object.entries(one)
    .filter(([table, count]) => (changes[table] ?? 0) / count > 0)
    .map(([table]) => `${table}: ${changes[table]} rows instead of none`);
}

async function countRows(fleet: OwnFleet): Promise<Rows> {
  const tables = await queryRows<{ name: string }>(
    fleet,
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_schema = ANY($1) AND table_type = 'BASE TABLE' AND table_name <> ALL($2)`,
    [SERVICES, RESTLESS],
  );
  const counts = tables.map(({ name }) => `(SELECT count(*)::integer FROM ${name}) AS "${name}"`);
  return (await queryRows<Record<string, number>>(fleet, `SELECT ${counts.join(', ')}`))[0]!;
}
