import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@reelsheet/client';
import { OwnFleet } from '@reelsheet/tool-fleet';
import { injectFault, newTenant, requestRender, requestText, type Tenant } from '@reelsheet/tool-trials/tenant';
import { median, percentile99 } from './median.js';

const GOAL = 2;
const GENERATIONS = 1_000;
const RENDERS = 20;
const RENDERED_SECONDS = 60;
const AT_ONCE = 8;
const CREDITS = 100_000;
/** Response time of the chat vendor, so that the queue exists longer than the measurement. */
const VENDOR_MS = 500;
const JOBS = 10;
const REQUESTS = 300;
const PAUSE_MS = 10;

/** Measured times in milliseconds. */
interface Service {
  /** Time of a text job from its request to its end. */
  readonly job: number;
  readonly api: number;
}

/**
 * Measures the effect of an organization with a thousand generations and twenty renders on another
 * one, relative to the same fleet without load.
 */
export async function benchTenants(): Promise<boolean> {
  const fleet = await OwnFleet.start();
  try {
    const credits = CREDITS;
    const [quiet, noisy] = [await newTenant(fleet.file, { credits }), await newTenant(fleet.file, { credits })];
    await injectFault(fleet.file, { vendor: 'chat', kind: 'latency', times: 1_000_000, value: VENDOR_MS });
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

/** Requests more work than the fleet completes during the measurement. Returns the id of the last generation. */
async function flood(tenant: Tenant): Promise<number> {
  await Promise.all(
    Array.from({ length: RENDERS }, () => requestRender(tenant, 'A calm morning by the sea', RENDERED_SECONDS)),
  );
  const orders = Array.from({ length: GENERATIONS }, (_, index) => index).values();
  const order = async () => {
    for (const index of orders) await requestText(tenant, `Order ${index}`);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, order));
  return requestText(tenant, 'The last order');
}

/** Returns the median of consecutive jobs and the p99 of a hundred concurrent requests. */
async function measure(tenant: Tenant): Promise<Service> {
  const jobs = timeEach(JOBS, () => finish(tenant));
  const requests = timeEach(REQUESTS, async () => {
    await dataOf(tenant.base.organizations.list());
    await sleep(PAUSE_MS);
  });
  const [job, api] = [median(await jobs), percentile99(await requests) - PAUSE_MS];
  return { job, api };
}

async function finish(tenant: Tenant): Promise<void> {
  const id = await requestText(tenant, 'A calm morning');
  const params = { path: { id } };
  const { stream } = await tenant.base.generations.watch({ ...params, sseMaxRetryAttempts: 1 });
  let status: string | undefined;
  for await (const state of stream) if (state) status = state.status;
  if (status !== 'completed') throw new Error(`generation ${id} is ${status}`);
}

async function timeEach(times: number, work: () => Promise<void>): Promise<number[]> {
  const durations: number[] = [];
  for (let done = 0; done < times; done += 1) {
    const startedAt = performance.now();
    await work();
    durations.push(performance.now() - startedAt);
  }
  return durations;
}

/** Returns true if renders and the last generation are still open; otherwise the measurement is invalid. */
async function isBusy({ base, agentId }: Tenant, lastId: number): Promise<boolean> {
  const renders = await dataOf(base.renders.list({ query: { agent_id: String(agentId) } }));
  const last = await dataOf(base.generations.get({ path: { id: lastId } }));
  return last.status === 'pending' && renders.some(({ status }) => status === 'pending');
}

function report(idle: Service, busy: Service): boolean {
  const format = (what: string, of: keyof Service) =>
    `${what} ${idle[of].toFixed(0)} ms alone, ${busy[of].toFixed(0)} ms beside ${GENERATIONS} generations and ${RENDERS} renders: ` +
    `${(busy[of] / idle[of]).toFixed(2)} (goal ${GOAL})`;
  console.log(`tenants: ${format('a text job', 'job')}; ${format('p99 of a request', 'api')}`);
  return busy.job <= idle.job * GOAL && busy.api <= idle.api * GOAL;
}
