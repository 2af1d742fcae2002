import { setTimeout as sleep } from 'node:timers/promises';
import { OwnFleet } from '@reelsheet/tool-fleet';
import { connectAccounts } from '@reelsheet/tool-trials/social-accounts';
import { newTenant, type Tenant } from '@reelsheet/tool-trials/tenant';
import pg from 'pg';
import { ACTS, NETWORK, ROWS, type Act } from './acts.js';
import { BareWrite } from './bare-write.js';
import { costOf, GROUPS, usage, type Cost } from './usage.js';

const AT_ONCE = 8;
const CREDITS = 1_000_000;
const TIMEOUT_MS = 10 * 60_000;
/** Polling is excluded from the measurement. */
const POLL_INTERVAL_MS = 500;

/**
 * Measures the processor time of each act, in all processes until its work has ended, as a multiple of what a bare
 * PATCH takes in the same run. Capacity estimates are derived from it.
 */
export async function benchCosts(): Promise<boolean> {
  const fleet = await OwnFleet.start({ STORAGE_QUOTA_BYTES: '0' });
  const database = new pg.Client({ connectionString: fleet.databaseUrl() });
  try {
    await database.connect();
    const tenant = await newTenant(fleet.file, { credits: CREDITS, rows: ROWS });
    await connectAccounts(tenant, [NETWORK], 'bench.costs');
    const bare = await measureBare(fleet, database, tenant);
    let isReached = true;
    for (const act of ACTS)
      isReached = report(act, await measure(act, tenant, database, () => fleet.file.pids), bare.all) && isReached;
    return isReached;
  } finally {
    await database.end();
    await fleet.stop();
  }
}

async function measureBare(fleet: OwnFleet, database: pg.Client, tenant: Tenant): Promise<Cost> {
  const write = await BareWrite.start(fleet);
  try {
    const cost = await measure(write.act, tenant, database, () => ({ ...fleet.file.pids, bare: write.pid }));
    report(write.act, cost, cost.all);
    return cost;
  } finally {
    await write.stop();
  }
}

async function measure(
  act: Act,
  tenant: Tenant,
  database: pg.Client,
  pids: () => Readonly<Record<string, number>>,
): Promise<Cost> {
  const warm = Math.ceil(act.times / 10);
  await perform(database, tenant, act, { from: 0, to: warm });
  const before = await usage(pids(), database);
  await perform(database, tenant, act, { from: warm, to: warm + act.times });
  return costOf(before, await usage(pids(), database), act.times);
}

async function perform(
  database: pg.Client,
  tenant: Tenant,
  { what, once, open }: Act,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const indexes = Array.from({ length: to - from }, (_, index) => from + index).values();
  const work = async () => {
    for (const index of indexes) await once(tenant, index);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const until = performance.now() + TIMEOUT_MS;
  while (open && (await database.query(open)).rows.length > 0) {
    if (performance.now() > until) throw new Error(`timeout after ${TIMEOUT_MS} ms: ${what}`);
    await sleep(POLL_INTERVAL_MS);
  }
}

/** Returns whether the act reached its goal. */
function report({ what, goal }: Act, { all, processor, stored, logged }: Cost, bare: number): boolean {
  const ratio = all / bare;
  const groups = GROUPS.map((group) => `${group} ${processor[group].toFixed(1)}`);
  console.log(
    `costs: ${what}: ${ratio.toFixed(1)} of a bare PATCH${goal ? ` (goal ${goal})` : ''}, ` +
      `${all.toFixed(1)} ms of processor time (${groups.join(', ')}), ` +
      `${kilobytes(stored)} more in Postgres, ${kilobytes(logged)} of WAL`,
  );
  return goal === undefined || ratio <= goal;
}

const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} kB`;
