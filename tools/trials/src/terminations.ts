import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES, type Service } from '@reelsheet/contracts';
import type { ProcessName } from '@reelsheet/contracts/bus';
import { isAlive } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { ask, ledgerErrorsOf, untilSo } from './database.js';
import { callsOf } from './api-calls.js';
import { SteadyCallers, formatStatuses } from './steady-callers.js';
import { fault, newTenant, orderText, type Tenant } from './tenant.js';
import type { Trial, TrialRun } from './trial.js';

const PER_SECOND = 200;
const BEFORE_MS = 1_500;
const GONE_WITHIN_SECONDS = 30;
const TAKEN_AGAIN_WITHIN_SECONDS = 5;
/** How long a process that was told to end goes on answering, and how long balancers take to hear of it. */
const DRAIN_SECONDS = 2;
const NOTICED_AFTER_MS = 500;
/** What the chat vendor takes, so that jobs are under way when their worker is told to end. */
const VENDOR_MS = 3_000;
const JOBS = 12;

/** SIGTERM to each process in turn, while callers go on and jobs are under way. */
export const terminations: Trial = {
  shows: 'SIGTERM to each process, which has a replica, under load: no accepted request dropped, no job lost (R12)',
  async run(trial) {
    const fleet = await trial.fleet({ DRAIN_SECONDS: String(DRAIN_SECONDS) });
    const tenant = await newTenant(fleet.file, { rows: JOBS });
    const doors = SERVICES.flatMap((door) => Array.from({ length: trial.size({ small: 1, full: 5 }) }, () => door));
    for (const door of trial.shuffle(doors)) await endDoor(trial, fleet, tenant, door);
    for (const worker of trial.shuffle(['base-worker', 'agent-worker'] as const))
      await endWorker(trial, fleet, tenant, worker);
    trial.none('faults of the ledger', await ledgerErrorsOf(fleet));
  },
};

async function endDoor(trial: TrialRun, fleet: OwnFleet, tenant: Tenant, door: Service): Promise<void> {
  const own = fleet.originOf(door);
  const replica = await fleet.replica(door);
  const callers = new SteadyCallers(new Set([own, replica.origin]), callsOf(tenant, door), tenant.key, PER_SECOND);
  callers.start();
  await sleep(BEFORE_MS);
  setTimeout(() => callers.origins.delete(own), NOTICED_AFTER_MS);
  const seconds = await terminate(fleet, door);
  await fleet.untilReady(door);
  callers.origins.add(own);
  await sleep(BEFORE_MS);
  await callers.stop();
  await replica.stop();
  trial.note(`${door}: ${formatStatuses(callers.statuses)}`);
  trial.figure(`${door}: requests that found nobody`, callers.refused, { exactly: 0 });
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
  return (await untilSo(`${name} has ended`, async () => !isAlive(pid))) / 1_000;
}

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
