import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';
import { SERVICES } from '../command.js';
import { selectOwned } from '../organization/rows-sql.js';
import { JOB_TABLES } from './moved-tables.js';
import { isParked } from './parking.js';

const INTERVAL_MS = 1_000;

interface RunningWork {
  readonly name: string;
  readonly count: number;
}

/** Returns what a worker or vendor is doing for the organization, by table. Parked work does not count. */
async function runningWork(client: Client, organizationId: number, since: Date): Promise<RunningWork[]> {
  const count = (name: string, from: string) => `SELECT '${name}' AS name, count(*)::integer AS count FROM ${from}`;
  const jobs = JOB_TABLES.map((table) =>
    count(
      table,
      `${table} WHERE organization_id = ${organizationId} AND NOT (${isParked('due_at')})
        AND (status = 'processing'${table.endsWith('.task') ? ` OR status = 'pending'` : ''})`,
    ),
  );
  const claims = [
    count(
      'base.post',
      `base.post WHERE claimed_until > now() AND id IN (${selectOwned('base.post', 'id', organizationId)})`,
    ),
    count(
      'base.social_account',
      `base.social_account WHERE claimed_until > now()
        AND id IN (${selectOwned('base.social_account', 'id', organizationId)})`,
    ),
    count('upload.blob', `upload.blob WHERE claimed_until > now() AND organization_id = ${organizationId}`),
  ];
  // Messages and tasks without an organization may belong to it, so all of an earlier time must have ended.
  const earlier = SERVICES.flatMap((service) => [
    count(`${service}.outbox`, `${service}.outbox WHERE created_at < $1`),
    count(
      `${service}.task without an organization`,
      `${service}.task WHERE organization_id = 0 AND created_at < $1 AND due_at <= now() AND status <> 'failed'
        AND attempt < 2`,
    ),
  ]);
  const { rows } = await client.query<RunningWork>([...jobs, ...claims, ...earlier].join(' UNION ALL '), [since]);
  return rows.filter((row) => row.count > 0);
}

/**
 * Waits until nothing is done for the organization any more. Throws after `maxMinutes`, with what is still running.
 */
export async function untilIdle(client: Client, organizationId: number, maxMinutes: number): Promise<void> {
  const end = Date.now() + maxMinutes * 60_000;
  for (let since = await timeAt(client), isIdle = false; ; await sleep(INTERVAL_MS)) {
    const running = await runningWork(client, organizationId, since);
    if (running.length === 0 && isIdle) return;
    // Work that has just ended may have ordered more, so the second look counts everything ordered until the first.
    isIdle = running.length === 0;
    if (isIdle) since = await timeAt(client);
    if (Date.now() > end) throw new Error(`work is still running: ${running.map(toText).join(', ')}. Start it again`);
  }
}

/** Returns the time by the clock of the database. */
async function timeAt(client: Client): Promise<Date> {
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  return rows[0]!.now;
}

const toText = ({ name, count }: RunningWork) => `${count} of ${name}`;
