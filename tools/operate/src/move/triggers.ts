import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from 'pg';

/** A trigger waits at most this long for transactions that use its table, and others wait behind it. */
const LOCK_TIMEOUT = '1s';
const RETRY_MS = 500;
const MAX_ATTEMPTS = 120;
const LOCK_NOT_AVAILABLE = '55P03';

interface NewTrigger {
  readonly table: string;
  readonly name: string;
  /** Definition after the name. */
  readonly definition: string;
}

/** Creates triggers, one table after another; those that exist stay. */
export async function createTriggers(client: Client, triggers: readonly NewTrigger[]): Promise<void> {
  for (const { table, name, definition } of triggers) {
    if (await hasTrigger(client, table, name)) continue;
    await withoutWaiting(client, `CREATE TRIGGER "${name}" ${definition}`);
  }
}

export async function dropTriggers(client: Client, tables: readonly string[], name: string): Promise<void> {
  for (const table of tables)
    if (await hasTrigger(client, table, name)) await withoutWaiting(client, `DROP TRIGGER "${name}" ON ${table}`);
}

async function hasTrigger(client: Client, table: string, name: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM pg_trigger WHERE tgrelid = $1::regclass AND tgname = $2', [
    table,
    name,
  ]);
  return (rowCount ?? 0) > 0;
}

/** Runs a statement that needs a lock of its table, and tries again rather than let others wait. */
async function withoutWaiting(client: Client, statement: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      await client.query(`BEGIN; SET LOCAL lock_timeout = '${LOCK_TIMEOUT}'; ${statement}; COMMIT`);
      return;
    } catch (error) {
      await client.query('ROLLBACK');
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || attempt === MAX_ATTEMPTS) throw error;
      await sleep(RETRY_MS);
    }
}
