import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows } from '../support/database.js';
import { median } from '../support/quantile.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { configure } from './webhooks.js';

const AGENTS = 10;
const PAGE = 50;
const ROUNDS = 15;
const MAX_SLOWDOWN = 2;

/** Creates completed deliveries of several agents in alternation; nothing is sent. */
export const deliveries: Trial = {
  shows:
    'each page of a million deliveries, newest or oldest, is read by index and about as fast as the only page of fifty',
  async run(trial) {
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: '127.0.0.1:9' });
    const tenant = await newTenant(fleet.file);
    const agents = [tenant.agentId];
    while (agents.length < AGENTS) agents.push(await newAgent(tenant, agents.length));
    for (const agentId of agents) await configure({ ...tenant, agentId }, 'http://127.0.0.1:9/');
    const beginner = await newAgent(tenant, AGENTS);
    await configure({ ...tenant, agentId: beginner }, 'http://127.0.0.1:9/');
    const many = trial.size({ small: 100_000, full: 1_000_000 });
    await insertDeliveries(fleet, agents, many);
    await insertDeliveries(fleet, [beginner], PAGE);
    await queryRows(fleet, 'VACUUM ANALYZE base.webhook_delivery');
    const pages = await pagesOf(fleet, tenant.agentId, beginner);
    const before = await rowsScanned(fleet);
    await read(tenant, pages);
    expectAlike(trial, pages);
    trial.figure('deliveries that were read without an index', (await rowsScanned(fleet)) - before, { exactly: 0 });
  },
};

async function newAgent({ base }: Tenant, number: number): Promise<number> {
  const { agent } = await dataOf(base.agents.create({ body: { agent: { name: `Agent ${number}` } } }));
  return agent.id;
}

async function insertDeliveries(fleet: OwnFleet, agents: readonly number[], many: number): Promise<void> {
  await queryRows(
    fleet,
    `INSERT INTO base.webhook_delivery (organization_id, agent_id, endpoint_id, type, message_id, body, status,
      due_at, attempt, total_attempts,
       response_status, delivered_at)
     SELECT organization_id, endpoint.agent_id, endpoint.id, 'row.created', 'msg_' || number,
     '{"type":"row.created"}', 'completed', NULL, 1, 1,
       204, now()
     FROM generate_series(1, $2 / cardinality($1::bigint[])) AS number
       CROSS JOIN base.webhook_endpoint AS endpoint JOIN base.agent ON agent.id = endpoint.agent_id
     WHERE endpoint.agent_id = ANY ($1) AND endpoint.kind = 'webhook' ORDER BY number`,
    [agents, many],
  );
}

interface Page {
  readonly name: string;
  readonly agentId: number;
  readonly cursor?: number;
  readonly times: number[];
}

async function pagesOf(fleet: OwnFleet, agentId: number, beginner: number): Promise<Page[]> {
  const [ids] = await queryRows<{ middle: number; oldest: number }>(
    fleet,
    `SELECT percentile_disc(0.5) WITHIN GROUP (ORDER BY id)::int AS middle, min(id)::int + ${AGENTS * PAGE} AS oldest
     FROM base.webhook_delivery WHERE agent_id = $1`,
    [agentId],
  );
  return [
    { name: 'only', agentId: beginner, times: [] },
    { name: 'newest', agentId, times: [] },
    { name: 'middle', agentId, cursor: ids!.middle, times: [] },
    { name: 'oldest', agentId, cursor: ids!.oldest, times: [] },
  ];
}

/**
 * Reads the pages in alternation, so that other load on the machine affects all of them equally.
 */
async function read({ base }: Tenant, pages: readonly Page[]): Promise<void> {
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { name, agentId, cursor, times } of pages) {
      const startedAt = performance.now();
      const params = { path: { agent_id: String(agentId) }, query: { limit: PAGE, ...(cursor && { cursor }) } };
      const page = await dataOf(base.webhooks.deliveries.list(params));
      times.push(performance.now() - startedAt);
      if (page.deliveries.length !== PAGE) throw new Error(`the ${name} page has ${page.deliveries.length} deliveries`);
    }
}

function expectAlike(trial: TrialRun, [only, ...pages]: readonly Page[]): void {
  const medianOf = ({ times }: Page) => median(times);
  trial.note(`the only page of an agent takes ${medianOf(only!).toFixed(1)} ms`);
  for (const page of pages)
    trial.figure(`time of the ${page.name} page of many, relative to the only page`, medianOf(page) / medianOf(only!), {
      atMost: MAX_SLOWDOWN,
    });
}

/** Postgres counts scanned rows; a connection reports its own within ten seconds. */
async function rowsScanned(fleet: OwnFleet): Promise<number> {
  await sleep(11_000);
  const [row] = await queryRows<{ scanned: string }>(
    fleet,
    `SELECT seq_tup_read AS scanned FROM pg_stat_user_tables WHERE schemaname = 'base'
      AND relname = 'webhook_delivery'`,
  );
  return Number(row!.scanned);
}
