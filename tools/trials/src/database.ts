import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '@reelsheet/contracts';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { ledgerErrors } from '@reelsheet/tool-operate';
import pg from 'pg';

const TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 200;

/** Works on a connection of the database's administrator, or of that service. */
async function connected<T>(fleet: OwnFleet, work: (client: pg.Client) => Promise<T>, service?: Service): Promise<T> {
  const client = new pg.Client({ connectionString: fleet.databaseUrl(service), connectionTimeoutMillis: 30_000 });
  // Of a connection that its server's death cut off.
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** What a statement gives the database's administrator, or that service. */
export async function ask<Row extends pg.QueryResultRow>(
  fleet: OwnFleet,
  sql: string,
  values: unknown[] = [],
  as?: Service,
): Promise<Row[]> {
  return connected(fleet, async (client) => (await client.query<Row>(sql, values)).rows, as);
}

/** What of the ledger is not as it must be, whatever happened. */
export async function ledgerErrorsOf(fleet: OwnFleet): Promise<string[]> {
  return connected(fleet, ledgerErrors);
}

/** Asks again and again until it is so, also where asking fails meanwhile; gives how many milliseconds that took. */
export async function untilSo(what: string, isSo: () => Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<number> {
  const startedAt = performance.now();
  let last: unknown;
  for (;;) {
    try {
      if (await isSo()) return performance.now() - startedAt;
    } catch (error) {
      last = error;
    }
    const waited = performance.now() - startedAt;
    if (waited > timeoutMs) throw new Error(`not within ${timeoutMs} ms: ${what}`, { cause: last });
    await sleep(POLL_INTERVAL_MS);
  }
}
