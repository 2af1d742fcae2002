import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows } from './database.js';

const SCHEMAS = ['base', 'agent', 'core', 'upload', 'audit'];
/** Tables with rows that the fleet writes when it starts, its folder, and messages in transit. */
const NOT_COMPARED = ['base.session', 'base.refresh_token', 'base.access_key', 'upload.store_folder'];
const PASSING = /\.(rate_limit|outbox|inbox|task|failed_delivery)$/;

/** Returns a hash of all rows of each table. */
export async function fingerprints(fleet: OwnFleet): Promise<Map<string, string>> {
  const tables = await queryRows<{ name: string }>(
    fleet,
    `SELECT schemaname || '.' || tablename AS name FROM pg_tables WHERE schemaname = ANY ($1) ORDER BY 1`,
    [SCHEMAS],
  );
  const prints = new Map<string, string>();
  for (const { name } of tables) {
    if (NOT_COMPARED.includes(name) || PASSING.test(name)) continue;
    const sql = `SELECT count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) AS print FROM ${name} AS t`;
    prints.set(name, (await queryRows<{ print: string }>(fleet, sql))[0]!.print);
  }
  return prints;
}
