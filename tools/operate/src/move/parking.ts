import type { Client } from 'pg';
import { ownedCondition } from '../organization/rows-sql.js';
import { createTriggers, dropTriggers } from './triggers.js';
import { JOB_TABLES, movedCondition, TIMES } from './moved-tables.js';

/** A thousand years in hours, which no calendar changes, so that subtracting them returns the same time. */
const LATER = `interval '8766000 hours'`;

/** Returns the SQL condition for a time at which parked work is due. */
export const isParked = (column: string) => `${column} >= timestamptz '2900-01-01'`;

/**
 * Parks work that has not been started: it is due a thousand years later, also after the move, until it is released.
 * From now on new jobs are parked when they are ordered, so callers get their usual response. Jobs that are running end
 * here, with the tasks that they need now.
 */
export async function park(client: Client, organizationId: number): Promise<void> {
  await client.query(`
    CREATE OR REPLACE FUNCTION operate.park() RETURNS trigger LANGUAGE plpgsql AS $$
    BEGIN
      NEW.due_at := NEW.due_at + ${LATER};
      NEW.ready := false;
      RETURN NEW;
    END $$`);
  await createTriggers(
    client,
    JOB_TABLES.map((table) => ({
      table,
      name: `zz_park_${organizationId}`,
      definition: `BEFORE INSERT OR UPDATE ON ${table} FOR EACH ROW
        WHEN (NEW.organization_id = ${organizationId} AND ${isParkable(table, 'NEW.')})
        EXECUTE FUNCTION operate.park()`,
    })),
  );
  for (const table of JOB_TABLES)
    await client.query(
      `UPDATE ${table} SET due_at = due_at + ${LATER}, ready = false
       WHERE organization_id = ${organizationId} AND ${isParkable(table)}`,
    );
  await parkTimes(client, organizationId);
}

/** Tasks that are due soon belong to work that ends here. */
function isParkable(table: string, row = ''): string {
  const isLater = table.endsWith('.task') ? `AND ${row}due_at > now() + interval '2 seconds'` : '';
  return `${row}status = 'pending' AND NOT (${isParked(`${row}due_at`)}) ${isLater}`;
}

/** Postpones the times at which a service acts without a job. Repeating it postpones what was set since then. */
export async function parkTimes(client: Client, organizationId: number): Promise<void> {
  for (const [table, column] of Object.entries(TIMES))
    await client.query(
      `UPDATE ${table} SET ${column} = ${column} + ${LATER}
       WHERE (${ownedCondition(table, organizationId)}) AND NOT (${isParked(column)})`,
    );
}

/** Lets parked work begin, at its former times. */
export async function release(client: Client, organizationId: number): Promise<void> {
  const columns = [...JOB_TABLES.map((table) => [table, 'due_at']), ...Object.entries(TIMES)] as [string, string][];
  for (const [table, column] of columns)
    await client.query(
      `UPDATE ${table} SET ${column} = ${column} - ${LATER}
       WHERE (${movedCondition(table, organizationId)}) AND ${isParked(column)}`,
    );
}

/** Lets new work begin here again. */
export const stopParking = (client: Client, organizationId: number) =>
  dropTriggers(client, JOB_TABLES, `zz_park_${organizationId}`);
