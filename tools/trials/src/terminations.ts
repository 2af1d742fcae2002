import { setTimeout as sleep } from 'node:timers/promises';
import type { ProcessName } from '@reelsheet/contracts/bus';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { ask, faultsOfLedger, untilSo } from './database.js';
import { SteadyCallers, type Call } from './steady-callers.js';
import { fault, newTenant, orderText, type Tenant } from './tenant.js';
import type { Trial, TrialRun } from './trial.js';

const PER_SECOND = 200;
const BEFORE_MS = 1_500;
const GONE_WITHIN_SECONDS = 30;
const TAKEN_AGAIN_WITHIN_SECONDS = 5;
/** What the chat vendor takes, so that jobs are under way when their worker is told to end. */
const VENDOR_MS = 3_000;
const JOBS = 12;

/** SIGTERM to each process in turn, while callers go on and jobs are under way. */
export const terminations: Trial = {
  shows: 'SIGTERM to each process under load: no accepted request dropped, no job lost (R12)',
  async run(trial) {
    const fleet = await trial.fleet();
    const tenant = await newTenant(fleet.file, { rows: JOBS });
    const doors = (['base', 'agent', 'core', 'upload'] as const).flatMap((door) =>
      Array.from({ length: trial.size({ small: 1, full: 5 }) }, () => door),
    );
    for (const door of trial.shuffle(doors)) await endDoor(trial, fleet, tenant, door);
    for (const worker of trial.shuffle(['base-worker', 'agent-worker'] as const))
      await endWorker(trial, fleet, tenant, worker);
    trial.none('faults of the ledger', await faultsOfLedger(fleet));
  },
};

async function endDoor(trial: TrialRun, fleet: OwnFleet, tenant: Tenant, door: Door): Promise<void> {
  const callers = new SteadyCallers(callsOf(fleet, tenant, door), tenant.key, PER_SECOND);
  callers.start();
  await sleep(BEFORE_MS);
  const seconds = await terminate(fleet, door);
  await fleet.untilReady(door);
  await sleep(BEFORE_MS);
  await callers.stop();
  trial.note(`${door}: ${tellOf(callers.statuses)}; ${callers.refused} found nobody there`);
  trial.none(`${door}: accepted requests without an answer`, callers.lost);
  const broken = [...callers.statuses].filter(([status]) => status >= 500 && status !== 503);
  trial.none(
    `${door}: faults of ours`,
    broken.map(([status, count]) => `${count} × ${status}`),
  );
  trial.figure(`${door}: seconds from SIGTERM to its end`, seconds, { atMost: GONE_WITHIN_SECONDS });
}

async function endWorker(trial: TrialRun, fleet: OwnFleet, tenant: Tenant, worker: Worker): Promise<void> {
  await fault(fleet.file, { vendor: 'chat', kind: 'latency', times: 10_000, value: VENDOR_MS });
  const { table, order } = WORK[worker];
  const ids = await Promise.all(Array.from({ length: JOBS }, (_, index) => order(tenant, index)));
  const inStatus = async (statuses: readonly string[]) =>
    (
      await ask<{ id: string }>(fleet, `SELECT id FROM ${table} WHERE id::text = ANY($1) AND status = ANY($2)`, [
        ids,
        statuses,
      ])
    ).length;
  await untilSo('jobs are under way', async () => (await inStatus(['processing', 'running'])) > 0);
  const seconds = await terminate(fleet, worker);
  await fetch(`${fleet.file.sandbox_url}/faults`, { method: 'DELETE' });
  await fleet.untilReady(worker);
  const overdue = () =>
    ask(fleet, `SELECT id FROM ${table} WHERE id::text = ANY($1) AND due_at < now() - interval '1 second'`, [ids]);
  const takenMs = await untilSo('all are taken again', async () => (await overdue()).length === 0);
  await untilSo('all have ended', async () => (await inStatus(['completed', 'failed'])) === JOBS, 120_000);
  trial.figure(`${worker}: jobs lost or failed of ${JOBS}`, JOBS - (await inStatus(['completed'])), { exactly: 0 });
  trial.figure(`${worker}: seconds until its jobs are taken again`, takenMs / 1_000, {
    atMost: TAKEN_AGAIN_WITHIN_SECONDS,
  });
  trial.figure(`${worker}: seconds from SIGTERM to its end`, seconds, { atMost: GONE_WITHIN_SECONDS });
}

/** Gives how many seconds the process took to end. */
async function terminate(fleet: OwnFleet, name: ProcessName): Promise<number> {
  const pid = fleet.signal(name, 'SIGTERM');
  return (await untilSo(`${name} has ended`, async () => !isThere(pid))) / 1_000;
}

function isThere(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

type Door = 'base' | 'agent' | 'core' | 'upload';
type Worker = keyof typeof WORK;

const WORK = {
  'base-worker': {
    table: 'base.generation',
    order: async (tenant: Tenant, index: number) =>
      String(await orderText(tenant, `A text about morning ${index}`, tenant.cellIds[index])),
  },
  'agent-worker': {
    table: 'agent.run',
    order: async ({ agent, agentId }: Tenant, index: number) => {
      const body = { agent_id: agentId, message: `Tell me of morning ${index}` };
      const { data, error } = await agent.POST('/agent/run', { body });
      if (!data) throw new Error(JSON.stringify(error));
      return data.run_id;
    },
  },
};

/** Reads and writes of one service. */
function callsOf({ file }: OwnFleet, { agentId, agentUuid }: Tenant, door: Door): Call[] {
  const { base_url, agent_url, core_url, upload_url } = file;
  const calls: Record<Door, Call[]> = {
    base: [
      { method: 'GET', url: `${base_url}/organizations` },
      { method: 'GET', url: `${base_url}/agents/${agentId}` },
      { method: 'PATCH', url: `${base_url}/agents/${agentId}`, body: { agent: { description: 'On trial' } } },
    ],
    agent: [
      { method: 'GET', url: `${agent_url}/agent/ideas?agent_id=${agentUuid}` },
      { method: 'GET', url: `${agent_url}/agent/conversations?agent_id=${agentUuid}` },
    ],
    core: [
      { method: 'GET', url: `${core_url}/agents/${agentId}/core` },
      { method: 'PATCH', url: `${core_url}/agents/${agentId}/core`, body: { brand_name: 'Teapot' } },
    ],
    upload: [{ method: 'GET', url: `${upload_url}/media/nothing-of-this-name.png` }],
  };
  return calls[door];
}

function tellOf(statuses: ReadonlyMap<number, number>): string {
  return [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
}
