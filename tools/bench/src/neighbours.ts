import { setTimeout as sleep } from 'node:timers/promises';
import { clientOf, dataOf, readEvents, type BaseApi, type ServiceClient } from '@reelsheet/client';
import { OwnFleet, type FleetFile } from '@reelsheet/tool-fleet';
import { median, percentile99 } from './median.js';
import { newUser } from './user.js';

const GOAL = 2;
const GENERATIONS = 1_000;
const RENDERS = 20;
const AT_ONCE = 8;
const CREDITS = 100_000;
/** What the chat vendor takes for each answer, so that the queue lives longer than the measurement. */
const VENDOR_MS = 500;
const JOBS = 10;
const REQUESTS = 300;
const PAUSE_MS = 10;

/** An organization with credits, and a cell to fill. */
interface Tenant {
  readonly base: ServiceClient<'base'>;
  readonly agentId: number;
  readonly sheetId: number;
  readonly cellId: number;
}

/** Milliseconds. */
interface Service {
  /** A text job from its order to its end. */
  readonly job: number;
  readonly api: number;
}

/** What one organization notices of another's thousand generations and twenty renders, against the same fleet at rest. */
export async function benchNeighbours(): Promise<boolean> {
  const fleet = await OwnFleet.start();
  try {
    const [quiet, noisy] = [await newTenant(fleet.file), await newTenant(fleet.file)];
    await slowVendor(fleet.file);
    await measure(quiet);
    const idle = await measure(quiet);
    const lastId = await flood(noisy);
    const busy = await measure(quiet);
    if (!(await isBusy(noisy, lastId))) throw new Error('the noise was over before the measurement');
    return report(idle, busy);
  } finally {
    await fleet.stop();
  }
}

async function newTenant({ base_url, operator_key }: FleetFile): Promise<Tenant> {
  const { key } = await newUser(new URL(base_url).origin);
  const base = clientOf('base', base_url, { key });
  const [organization] = await dataOf(base.GET('/organizations', {}));
  const grant = { organization_id: organization!.id, amount: CREDITS, reason: 'bench', idempotency_key: key };
  await dataOf(
    base.POST('/operator/credit_grants', { body: grant, params: { header: { 'X-Operator-Key': operator_key } } }),
  );
  const { agent } = await dataOf(base.POST('/agents', { body: { agent: { name: 'Bench' } } }));
  const query = { agent_id: String(agent.id) };
  const sheet = await dataOf(
    base.POST('/autocontentengine', { params: { query }, body: { spreadsheet: { title: 'Bench' } } }),
  );
  const path = { id: sheet.id };
  await dataOf(
    base.POST('/autocontentengine/{id}/columns', {
      params: { path, query },
      body: { spreadsheet_column: { title: 'SCRIPT', type: 'text' } },
    }),
  );
  await dataOf(base.POST('/autocontentengine/{id}/rows', { params: { path, query }, body: { spreadsheet_row: {} } }));
  const { spreadsheet_rows: rows } = await dataOf(base.GET('/autocontentengine/{id}', { params: { path, query } }));
  return { base, agentId: agent.id, sheetId: sheet.id, cellId: rows[0]!.spreadsheet_cells[0]!.id };
}

async function slowVendor({ sandbox_url }: FleetFile): Promise<void> {
  const fault = { vendor: 'chat', kind: 'latency', times: 1_000_000, value: VENDOR_MS };
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${sandbox_url}/faults`, { method: 'POST', headers, body: JSON.stringify(fault) });
  if (!answer.ok) throw new Error(`the sandbox answered ${answer.status}`);
}

/** More work than the fleet gets done while it is measured. Gives the id of the generation that was ordered last. */
async function flood(tenant: Tenant): Promise<number> {
  await Promise.all(Array.from({ length: RENDERS }, () => render(tenant)));
  const orders = Array.from({ length: GENERATIONS }, (_, index) => index).values();
  const order = async () => {
    for (const index of orders) await write(tenant, `Order ${index}`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, order));
  return write(tenant, 'The last order');
}

async function write({ base, agentId, sheetId, cellId }: Tenant, prompt: string): Promise<number> {
  const params = { path: { engine_id: sheetId, cell_id: cellId }, query: { agent_id: String(agentId) } };
  const body = { generation_type: 'text', data: { prompt } };
  return (await dataOf(base.POST('/autocontentengine/{engine_id}/cells/{cell_id}/generate', { params, body })))
    .generation_id;
}

async function render({ base, agentId, sheetId, cellId }: Tenant): Promise<void> {
  const clip = { type: 'text', text: 'A calm morning by the sea', start: 0, duration: 60 };
  const input = { canvas: { width: 1080, height: 1920, fps: 30 }, tracks: [{ clips: [clip] }] };
  const params = { query: { agent_id: String(agentId) } };
  const job = {
    project_id: sheetId,
    container_id: cellId,
    container_type: 'SpreadsheetCell',
    input: JSON.stringify(input),
  } as const;
  await dataOf(base.POST('/render_jobs', { params, body: { job } }));
}

/** Medians of jobs one after another, and the slowest of a hundred requests beside them. */
async function measure(tenant: Tenant): Promise<Service> {
  const jobs = timeEach(JOBS, () => finish(tenant));
  const requests = timeEach(REQUESTS, async () => {
    await dataOf(tenant.base.GET('/organizations', {}));
    await sleep(PAUSE_MS);
  });
  const [job, api] = [median(await jobs), percentile99(await requests) - PAUSE_MS];
  return { job, api };
}

async function finish(tenant: Tenant): Promise<void> {
  const id = await write(tenant, 'A calm morning');
  const params = { path: { id } };
  const { response } = await tenant.base.GET('/generations/{id}/events', { params, parseAs: 'stream' });
  let last: BaseApi['schemas']['GenerationView'] | undefined;
  for await (const event of readEvents<NonNullable<typeof last>>(response.body!)) last = event;
  if (last?.status !== 'completed') throw new Error(`generation ${id} is ${last?.status}`);
}

async function timeEach(times: number, work: () => Promise<void>): Promise<number[]> {
  const durations: number[] = [];
  for (let done = 0; done < times; done += 1) {
    const begun = performance.now();
    await work();
    durations.push(performance.now() - begun);
  }
  return durations;
}

/** Renders, and the generation that was ordered last: without them the measurement counts for nothing. */
async function isBusy({ base, agentId }: Tenant, lastId: number): Promise<boolean> {
  const renders = await dataOf(base.GET('/render_jobs', { params: { query: { agent_id: String(agentId) } } }));
  const last = await dataOf(base.GET('/generations/{id}', { params: { path: { id: lastId } } }));
  return last.status === 'pending' && renders.some(({ status }) => status === 'pending');
}

function report(idle: Service, busy: Service): boolean {
  const tell = (what: string, of: keyof Service) =>
    `${what} ${idle[of].toFixed(0)} ms alone, ${busy[of].toFixed(0)} ms beside ${GENERATIONS} generations and ${RENDERS} renders: ` +
    `${(busy[of] / idle[of]).toFixed(2)} (goal ${GOAL})`;
  console.log(`neighbours: ${tell('a text job', 'job')}; ${tell('p99 of a request', 'api')}`);
  return busy.job <= idle.job * GOAL && busy.api <= idle.api * GOAL;
}
