import { setTimeout as sleep } from 'node:timers/promises';
import type { Service } from '@reelsheet/contracts';
import { withPostgres } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { ledgerErrors } from '@reelsheet/tool-operate';
import type pg from 'pg';

const TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 200;

/**
 * Returns the rows of a statement that runs as the database's administrator, or as the given
 * service.
 */
export async function queryRows<Row extends pg.QueryResultRow>(
  fleet: OwnFleet,
  sql: string,
  values: unknown[] = [],
  as?: Service,
): Promise<Row[]> {
  return withPostgres(fleet.databaseUrl(as), async (client) => (await client.query<Row>(sql, values)).rows);
}

/** Returns the violated invariants of the ledger. */
export async function ledgerErrorsOf(fleet: OwnFleet): Promise<string[]> {
  return withPostgres(fleet.databaseUrl(), ledgerErrors);
}

/**
 * Polls until the condition holds, ignoring failed polls, and returns the duration in milliseconds.
 */
export async function waitUntil(what: string, isSo: () => Promise<boolean>, timeoutMs = TIMEOUT_MS): Promise<number> {
  const startedAt = performance.now();
  let last: unknown;
  for (;;) {
    try {
      if (await isSo()) return performance.now() - startedAt;
    } catch (error) {
      last = error;
    }
    const waited = performance.now() - startedAt;
    if (waited > timeoutMs) throw new Error(`timeout after ${timeoutMs} ms: ${what}`, { cause: last });
    await sleep(POLL_INTERVAL_MS);
  }
}
