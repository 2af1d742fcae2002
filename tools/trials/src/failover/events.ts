import { SERVICES } from '@reelsheet/contracts';
import { withPostgres } from '@reelsheet/native-servers';
import { waitUntil } from '../support/database.js';
import type { TrialRun } from '../trial.js';

/** Time within which events that waited are delivered: their outbox doubles its delay with each attempt. */
const DELIVERED_WITHIN_MS = 10 * 60_000;

/** Waits until consumers have acknowledged the events of all services, none of which may be given up. */
export async function untilDelivered(trial: TrialRun, url: string): Promise<void> {
  const isEmpty = async () => (await countIn(url, 'outbox')) === 0;
  const waited = await waitUntil('all events are delivered', isEmpty, DELIVERED_WITHIN_MS);
  trial.note(`all events were delivered ${(waited / 1_000).toFixed(0)} s after that`);
  trial.figure('dead letters', await countIn(url, 'dead_letter'), { exactly: 0 });
}

/** Returns the number of events of all services in a table. */
async function countIn(url: string, table: 'outbox' | 'dead_letter'): Promise<number> {
  const counts = SERVICES.map((service) => `(SELECT count(*) FROM ${service}.${table})`);
  const { rows } = await withPostgres(url, (client) =>
    client.query<{ count: string }>(`SELECT ${counts.join(' + ')} AS count`),
  );
  return Number(rows[0]!.count);
}
