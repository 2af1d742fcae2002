import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@reelsheet/client';
import { OwnFleet } from '@reelsheet/tool-fleet';
import { connectAccounts } from '@reelsheet/tool-trials/social-accounts';
import {
  newTenant,
  requestGeneration,
  requestRender,
  requestText,
  watch,
  type Tenant,
} from '@reelsheet/tool-trials/tenant';
import { someFile, upload } from '@reelsheet/tool-trials/uploading';
import pg from 'pg';
import { cpuSecondsOfTree } from './process-usage.js';

const ROWS = 50;
const AT_ONCE = 8;
const CREDITS = 1_000_000;
const NETWORK = 'microblog';
const FILE_BYTES = 20 * 2 ** 20;
const TIMEOUT_MS = 10 * 60_000;
/** Polling is excluded from the measurement. */
const POLL_INTERVAL_MS = 500;

/** A kind of work that users request, and how many times it is performed. */
interface Workload {
  readonly what: string;
  readonly times: number;
  readonly once: (tenant: Tenant, index: number) => Promise<unknown>;
  /** SQL that returns a row for each one that has not ended. */
  readonly open?: string;
}

const OPEN_GENERATIONS = `SELECT id FROM base.generation WHERE status IN ('pending', 'processing')`;

const BENCH_JOBS: readonly Workload[] = [
  {
    what: 'a small read',
    times: 3_000,
    once: ({ base }) => dataOf(base.GET('/organizations', {})),
  },
  {
    what: `reading a sheet of ${ROWS} rows that has changed`,
    times: 200,
    once: async (tenant, index) => {
      await write(tenant, index);
      await readSheet(tenant);
    },
  },
  { what: 'writing a cell', times: 500, once: (tenant, index) => write(tenant, index) },
  {
    what: 'a text',
    times: 300,
    once: (tenant, index) => requestText(tenant, `A text about ${index}`, tenant.cellIds[index % ROWS]),
    open: OPEN_GENERATIONS,
  },
  {
    what: 'a picture',
    times: 30,
    once: (tenant, index) => requestGeneration(tenant, 'image_from_text', { prompt: `A picture of ${index}` }),
    open: OPEN_GENERATIONS,
  },
  {
    what: 'a video of 5 s',
    times: 10,
    once: (tenant, index) => requestGeneration(tenant, 'video_from_text', { ...VIDEO, prompt: `A video of ${index}` }),
    open: OPEN_GENERATIONS,
  },
  {
    what: 'a render of 10 s, 1080×1920',
    times: 4,
    once: (tenant, index) => requestRender(tenant, `A calm morning ${index} by the sea`, 10),
    open: `SELECT id FROM base.render_job WHERE status IN ('pending', 'processing')`,
  },
  {
    what: 'a run of an agent',
    times: 100,
    once: ({ agent, agentId }, index) =>
      dataOf(agent.POST('/agent/run', { body: { agent_id: agentId, message: `Write a title about ${index}` } })),
    open: `SELECT id FROM agent.run WHERE status IN ('pending', 'processing')`,
  },
  {
    what: 'a source scraped',
    times: 40,
    once: (tenant) => watch(tenant, 'Costs', [`@costs${randomUUID().slice(0, 8)}`]),
    open: `SELECT id FROM core.scraped_source WHERE NOT is_idle OR scraped_at IS NULL`,
  },
  {
    what: 'a post without media',
    // The network accepts a hundred posts of one account per quarter of an hour.
    times: 60,
    once: ({ base, agentId: agent_id }, index) =>
      dataOf(
        base.POST('/schedule/with-post', {
          body: { agent_id, platform: [NETWORK], description: `Post ${index}`, schedule_type: 'now' },
        }),
      ),
    open: `SELECT id FROM base.post WHERE status IN ('scheduled', 'publishing')`,
  },
  { what: 'an upload of 20 MB', times: 16, once: (tenant) => upload(tenant, someFile(FILE_BYTES)) },
];

/**
 * Measures the processor time of each kind of work by process. It has no goal; capacity estimates are derived from it.
 */
export async function benchCosts(): Promise<boolean> {
  const fleet = await OwnFleet.start({ STORAGE_QUOTA_BYTES: '0' });
  const database = new pg.Client({ connectionString: fleet.databaseUrl() });
  try {
    await database.connect();
    const tenant = await newTenant(fleet.file, { credits: CREDITS, rows: ROWS });
    await connectAccounts(tenant, [NETWORK], 'bench.costs');
    for (const workload of BENCH_JOBS) {
      const warm = Math.ceil(workload.times / 10);
      await perform(database, tenant, workload, { from: 0, to: warm });
      const before = await usage(fleet, database);
      await perform(database, tenant, workload, { from: warm, to: warm + workload.times });
      report(workload, before, await usage(fleet, database));
    }
    return true;
  } finally {
    await database.end();
    await fleet.stop();
  }
}

async function perform(
  database: pg.Client,
  tenant: Tenant,
  { what, once, open }: Workload,
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

type Part = 'services' | 'workers' | 'Postgres' | 'NATS';
const PARTS: readonly Part[] = ['services', 'workers', 'Postgres', 'NATS'];

interface Usage {
  /** Seconds of processor time. */
  readonly processor: Readonly<Record<Part, number>>;
  /** Size of the database, and bytes that were written to its write-ahead log. */
  readonly stored: number;
  readonly logged: number;
}

/** Returns the role of a process; undefined for the simulated vendors. */
const itemOf = (name: string): Part | undefined => {
  if (name === 'postgres') return 'Postgres';
  if (name === 'nats') return 'NATS';
  if (name.endsWith('-worker')) return 'workers';
  return name === 'sandbox' ? undefined : 'services';
};

/** Returns the resources that the fleet has used so far. */
async function usage(fleet: OwnFleet, database: pg.Client): Promise<Usage> {
  const processor: Record<Part, number> = { services: 0, workers: 0, Postgres: 0, NATS: 0 };
  for (const [name, pid] of Object.entries(fleet.file.pids)) {
    const item = itemOf(name);
    if (item) processor[item] += cpuSecondsOfTree(pid);
  }
  const { rows } = await database.query<Omit<Usage, 'processor'>>(
    `SELECT pg_database_size(current_database())::float AS stored, (pg_current_wal_lsn() - '0/0')::float AS logged`,
  );
  return { processor, ...rows[0]! };
}

function report({ what, times }: Workload, before: Usage, after: Usage): void {
  const each = (of: (usage: Usage) => number) => (of(after) - of(before)) / times;
  const all = PARTS.reduce((sum, item) => sum + each(({ processor }) => processor[item]), 0);
  const reported = PARTS.map((item) => `${item} ${(each(({ processor }) => processor[item]) * 1_000).toFixed(1)}`);
  console.log(
    `costs: ${what}: ${(all * 1_000).toFixed(1)} ms of processor time (${reported.join(', ')}), ` +
      `${kilobytes(each(({ stored }) => stored))} more in Postgres, ${kilobytes(each(({ logged }) => logged))} of WAL`,
  );
}

const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} kB`;

const VIDEO = { model: 'vidbeta-v1-6', duration: 5, resolution: '720p' };

function write({ base, agentId, sheetId, cellIds }: Tenant, index: number): Promise<unknown> {
  const path = { id: sheetId, cell_id: cellIds[index % ROWS]! };
  const body = { spreadsheet_cell: { value: `Value ${index}` } };
  const params = { path, query: { agent_id: String(agentId) } };
  return dataOf(base.PATCH('/autocontentengine/{id}/cells/{cell_id}', { params, body }));
}

function readSheet({ base, agentId, sheetId }: Tenant): Promise<unknown> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  return dataOf(base.GET('/autocontentengine/{id}', { params }));
}
