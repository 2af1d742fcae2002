import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { Counter } from '../archive/files.js';
import { linesFrom } from '../organization/json-lines.js';
import { OWNED_TABLES } from '../organization/map/organization-map.js';
import { CANONICAL_SETTINGS, selectLines } from '../organization/rows-sql.js';
import { ChangedLines, changeAddress } from './address-change.js';
import type { Ends } from './obstacles.js';

const UNCHANGED = (line: string) => line;

/** Returns a line for each table whose rows differ between the installations, besides the addresses of files. */
export async function differencesBetween({ source, target, organizationId, from, to }: Ends): Promise<string[]> {
  const change = changeAddress({ from: from.uploadUrl, to: to.uploadUrl });
  const [before, after] = await Promise.all([
    digestsOf(source, organizationId, change),
    digestsOf(target, organizationId, UNCHANGED),
  ]);
  return [...before].filter(([table, digest]) => after.get(table) !== digest).map(([table]) => `${table} differs`);
}

async function digestsOf(client: Client, organizationId: number, change: (line: string) => string) {
  const digests = new Map<string, string>();
  await client.query(`BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; ${CANONICAL_SETTINGS}`);
  for (const name of Object.keys(OWNED_TABLES)) {
    const counter = new Counter();
    const lines = linesFrom(client, selectLines(name, organizationId));
    await pipeline(lines, new ChangedLines(change), counter.resume());
    digests.set(name, `${counter.lines} ${counter.sha256}`);
  }
  await client.query('ROLLBACK');
  return digests;
}
