import type { Client } from 'pg';
import { MOVED_TABLES } from './moved-tables.js';
import { createTriggers, dropTriggers } from './triggers.js';
import { OWNED_TABLES } from '../organization/map/organization-map.js';
import { ownedCondition } from '../organization/rows-sql.js';

/** Setting of a session that may write behind the fence of an organization. */
const PASS = 'operate.moves';

const functionOf = (table: string, organizationId: number) =>
  `operate.fence_${organizationId}_${table.replace('.', '_')}`;
const nameOf = (organizationId: number) => `zz_fence_${organizationId}`;

/** Tasks have no rows in the map, and are fenced by the organization that they name. */
const conditionOf = (table: string, organizationId: number, row: string) =>
  table in OWNED_TABLES ? ownedCondition(table, organizationId, row) : `${row}organization_id = ${organizationId}`;

const isFenced = (table: string) => table in OWNED_TABLES || table.endsWith('.task');
const FENCED = MOVED_TABLES.filter(isFenced);

/**
 * Rejects every change of the organization's rows. The code of the error is that of a lock that is not available, so
 * services answer 503 with `Retry-After`, and workers try again. Reads go on. The functions run as their owner, because
 * a service cannot read the tables of another one by which rows are found.
 */
export async function fence(client: Client, organizationId: number): Promise<void> {
  for (const table of FENCED) {
    const isOwned = (row: string) => `coalesce(${conditionOf(table, organizationId, row)}, false)`;
    await client.query(`
      CREATE OR REPLACE FUNCTION ${functionOf(table, organizationId)}() RETURNS trigger
      LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog AS $$
      BEGIN
        IF coalesce(current_setting('${PASS}', true), '') <> '${organizationId}'
          AND (${isOwned('NEW.')} OR ${isOwned('OLD.')}) THEN
          RAISE EXCEPTION 'organization ${organizationId} is being moved to another installation'
            USING ERRCODE = 'lock_not_available';
        END IF;
        RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
      END $$`);
  }
  await createTriggers(
    client,
    FENCED.map((table) => ({
      table,
      name: nameOf(organizationId),
      definition: `BEFORE INSERT OR UPDATE OR DELETE ON ${table} FOR EACH ROW
        EXECUTE FUNCTION ${functionOf(table, organizationId)}()`,
    })),
  );
}

export async function openFence(client: Client, organizationId: number): Promise<void> {
  await dropTriggers(client, FENCED, nameOf(organizationId));
  for (const table of FENCED) await client.query(`DROP FUNCTION IF EXISTS ${functionOf(table, organizationId)}()`);
}

/** Runs `work` in a transaction that may write behind the fence. */
export async function behindFence<T>(client: Client, organizationId: number, work: () => Promise<T>): Promise<T> {
  await client.query(`BEGIN; SET LOCAL ${PASS} = '${organizationId}'`);
  try {
    const result = await work();
    await client.query('COMMIT');
    return result;
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
