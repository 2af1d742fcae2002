import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES, type Service } from '@reelsheet/contracts';
import type { ProcessName } from '@reelsheet/contracts/bus';
import { isAlive } from '@reelsheet/native-servers';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { callsOf } from '../support/api-calls.js';
import { SteadyCallers, formatStatuses } from '../support/steady-callers.js';
import { injectFault, newTenant, requestText, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

/** Every caller repeats its call immediately, so that connections are in every state when the process stops. */
const PACE = { concurrency: 24 };
const BEFORE_MS = 1_500;
const GONE_WITHIN_SECONDS = 30;
const CLAIMED_AGAIN_WITHIN_SECONDS = 5;
/** Seconds for which a process continues to answer after SIGTERM, until load balancers notice. */
const DRAIN_SECONDS = 2;
const NOTICED_AFTER_MS = 500;
/** Minimum number of requests around each SIGTERM. */
const REQUESTS = { small: 1_000, full: 5_000 };
const MAX_REQUESTS_MS = 600_000;
/**
 * Response time of the chat vendor, so that jobs are running when their worker receives SIGTERM.
 */
const VENDOR_MS = 3_000;
const JOBS = 12;

/** Sends SIGTERM to one process after another while callers and jobs continue. */
export const terminations: Trial = {
  shows: 'SIGTERM under load to each process, which has a replica: no accepted request dropped, no job lost (R12)',
  async run(trial) {
    const fleet = await trial.fleet({ DRAIN_SECONDS: String(DRAIN_SECONDS) });
    const tenant = await newTenant(fleet.file, { rows: JOBS });
    const services = SERVICES.flatMap((service) =>
      Array.from({ length: trial.size({ small: 1, full: 10 }) }, () => service),
    );
    for (const service of trial.shuffle(services)) await terminateService(trial, fleet, tenant, service);
    for (const worker of trial.shuffle(['base-worker', 'agent-worker'] as const))
      await endWorker(trial, fleet, tenant, worker);
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

async function terminateService(trial: TrialRun, fleet: OwnFleet, tenant: Tenant, service: Service): Promise<void> {
  const requests = trial.size(REQUESTS);
  const own = fleet.originOf(service);
  const replica = await fleet.replica(service);
  const callers = new SteadyCallers(new Set([own, replica.origin]), callsOf(tenant, service), tenant.key, PACE);
  callers.start();
  await sleep(BEFORE_MS);
  setTimeout(() => callers.origins.delete(own), NOTICED_AFTER_MS);
  const seconds = await terminate(fleet, service);
  await fleet.untilReady(service);
  callers.origins.add(own);
  await waitUntil(`${requests} requests have ended`, async () => callers.ended >= requests, MAX_REQUESTS_MS);
  await callers.stop();
  await replica.stop();
  trial.note(`${service}: ${formatStatuses(callers.statuses)}`);
  trial.figure(`${service}: rejected connections`, callers.rejected, { exactly: 0 });
  trial.none(`${service}: accepted requests without a response`, callers.lost);
  const broken = [...callers.statuses].filter(([status]) => status >= 500 && status !== 503);
  trial.none(
    `${service}: server errors`,
    broken.map(([status, count]) => `${count} × ${status}`),
  );
  trial.figure(`${service}: seconds from SIGTERM to the end of the process`, seconds, { atMost: GONE_WITHIN_SECONDS });
}

async function endWorker(trial: TrialRun, fleet: OwnFleet, tenant: Tenant, worker: Worker): Promise<void> {
  await injectFault(fleet.file, { vendor: 'chat', kind: 'latency', times: 10_000, value: VENDOR_MS });
  const { table, order } = WORK[worker];
  const ids = await Promise.all(Array.from({ length: JOBS }, (_, index) => order(tenant, index)));
  const inStatus = async (statuses: readonly string[]) =>
    (
      await queryRows<{ id: string }>(fleet, `SELECT id FROM ${table} WHERE id::text = ANY($1) AND status = ANY($2)`, [
        ids,
        statuses,
      ])
    ).length;
  await waitUntil('jobs are running', async () => (await inStatus(['processing', 'running'])) > 0);
  const seconds = await terminate(fleet, worker);
  await fetch(`${fleet.file.sandbox_url}/faults`, { method: 'DELETE' });
  await fleet.untilReady(worker);
  const overdue = () =>
    queryRows(fleet, `SELECT id FROM ${table} WHERE id::text = ANY($1) AND due_at < now() - interval '1 second'`, [
      ids,
    ]);
  const claimedMs = await waitUntil('all are claimed again', async () => (await overdue()).length === 0);
  await waitUntil('all have ended', async () => (await inStatus(['completed', 'failed'])) === JOBS, 120_000);
  trial.figure(`${worker}: jobs lost or failed of ${JOBS}`, JOBS - (await inStatus(['completed'])), { exactly: 0 });
  trial.figure(`${worker}: seconds until its jobs are claimed again`, claimedMs / 1_000, {
    atMost: CLAIMED_AGAIN_WITHIN_SECONDS,
  });
  trial.figure(`${worker}: seconds from SIGTERM to the end of the process`, seconds, { atMost: GONE_WITHIN_SECONDS });
}

/** Sends SIGTERM and returns the seconds until the process has ended. */
async function terminate(fleet: OwnFleet, name: ProcessName): Promise<number> {
  const pid = fleet.signal(name, 'SIGTERM');
  return (await waitUntil(`${name} has ended`, async () => !isAlive(pid))) / 1_000;
}

type Worker = keyof typeof WORK;

const WORK = {
  'base-worker': {
    table: 'base.generation',
    order: async (tenant: Tenant, index: number) =>
      String(await requestText(tenant, `A text about morning ${index}`, tenant.cellIds[index])),
  },
  'agent-worker': {
    table: 'agent.run',
    order: async ({ agent, agentId }: Tenant, index: number) => {
      const body = { agent_id: agentId, message: `Tell me of morning ${index}` };
      const { data, error } = await agent.runs.create({ body });
      if (!data) throw new Error(JSON.stringify(error));
      return data.run_id;
    },
  },
};
