import { setTimeout as sleep } from 'node:timers/promises';
import { dataOf } from '@reelsheet/client';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { ExtraWorker, skewedBy } from '../support/extra-worker.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

const SKEW_MS = 1_000;
const HOUR_MS = 60 * 60 * 1_000;
const TIMEOUT_MS = 600_000;
const OWN = 'agent-worker';

interface Counted {
  readonly what: string;
  readonly count: number;
}

/** Makes all jobs due at the same time on three workers whose clocks differ and which are killed. */
export const recurring: Trial = {
  shows:
    'recurring jobs that are due at the same time, three workers with clocks a second apart, SIGKILLs: each fires once',
  async run(trial) {
    const fleet = await trial.fleet();
    const others = await Promise.all([-SKEW_MS, SKEW_MS].map((ms) => ExtraWorker.start(fleet, OWN, skewedBy(ms))));
    const { organizations, jobs, kills } = trial.size({
      small: { organizations: 3, jobs: 20, kills: 4 },
      full: { organizations: 10, jobs: 100, kills: 15 },
    });
    const tenants: Tenant[] = [];
    for (let made = 0; made < organizations; made += 1) tenants.push(await newTenant(fleet.file));
    await Promise.all(tenants.map((tenant) => makeJobs(tenant, jobs)));
    const total = organizations * jobs;
    const dueAt = await comeDue(fleet, trial.size({ small: 2, full: 5 }));
    trial.note(`${total} jobs are due at ${dueAt.toISOString()}`);
    await sleep(Math.max(0, dueAt.getTime() - Date.now()));
    for (let kill = 0; kill < kills; kill += 1) {
      await sleep(trial.random() * 1_500);
      await killOne(trial, fleet, others);
    }
    const took = await waitUntil('all have run', async () => (await ended(fleet)) >= total, TIMEOUT_MS);
    trial.note(`all had run ${Math.round(took / 1_000)} s after the last kill`);
    await waitUntil('all credits are settled', async () => (await openHolds(fleet)) === 0);
    await compareResults(trial, fleet, total);
  },
};

/** Creates daily jobs whose next firing after this one is most of a day away. */
async function makeJobs({ agent, agentUuid }: Tenant, count: number): Promise<void> {
  const timeOfDay = new Date(Date.now() - HOUR_MS).toISOString().slice(11, 16);
  const params = { path: { agent_id: agentUuid } };
  for (let made = 0; made < count; made += 1)
    await dataOf(
      agent.recurringJobs.create({
        ...params,
        body: {
          job_type: 'generate_content_ideas',
          prompt: `Write a title about bread ${made}`,
          schedule: { cadence: 'daily', timezone: 'UTC', time_of_day: timeOfDay },
          delivery: { type: 'chat_only' },
        },
      }),
    );
}

/**
 * Sets the due time of all jobs in one statement, so that none is late because of its creation
 * time.
 */
async function comeDue(fleet: OwnFleet, seconds: number): Promise<Date> {
  const [moved] = await queryRows<{ at: Date }>(
    fleet,
    `WITH moment AS (SELECT now() + make_interval(secs => $1) AS at),
       jobs AS (UPDATE agent.recurring_job SET next_run_at = moment.at FROM moment RETURNING id),
       waiting AS (UPDATE agent.task SET due_at = moment.at FROM moment WHERE kind = 'fire_recurring_job' RETURNING id)
     SELECT at FROM moment`,
    [seconds],
  );
  return moved!.at;
}

async function killOne(trial: TrialRun, fleet: OwnFleet, others: readonly ExtraWorker[]): Promise<void> {
  const target = trial.pick([undefined, ...others]);
  if (target) return target.kill();
  fleet.signal(OWN, 'SIGKILL');
  await fleet.untilReady(OWN);
}

async function ended(fleet: OwnFleet): Promise<number> {
  return countOf(
    fleet,
    `SELECT count(*)::integer AS count FROM agent.recurring_job_firing AS firing
     LEFT JOIN agent.run ON run.id = firing.run_id
     WHERE firing.outcome IS NOT NULL AND coalesce(run.status IN ('completed', 'failed'), true)`,
  );
}

const openHolds = (fleet: OwnFleet): Promise<number> =>
  countOf(fleet, `SELECT count(*)::integer AS count FROM agent.task WHERE kind = 'settle_credits'`);

async function compareResults(trial: TrialRun, fleet: OwnFleet, total: number): Promise<void> {
  const found = await queryRows<Counted>(
    fleet,
    `SELECT 'firings' AS what, count(*)::integer AS count FROM agent.recurring_job_firing
     UNION ALL SELECT 'jobs that fired', count(DISTINCT recurring_job_id)::integer FROM agent.recurring_job_firing
     UNION ALL SELECT 'firings that started a run', count(*)::integer FROM agent.recurring_job_firing
     WHERE outcome = 'begun'
     UNION ALL SELECT 'runs', count(*)::integer FROM agent.run
     UNION ALL SELECT 'runs that completed', count(*)::integer FROM agent.run WHERE status = 'completed'
     UNION ALL SELECT 'prompts in conversations', count(*)::integer FROM agent.message WHERE role = 'user'
     UNION ALL SELECT 'answers in conversations', count(*)::integer FROM agent.message WHERE role = 'assistant'`,
  );
  for (const { what, count } of found) trial.figure(what, count, { exactly: total });
  trial.none(
    'firings before their due time',
    await queryRows(
      fleet,
      `SELECT firing.run_id FROM agent.recurring_job_firing AS firing JOIN agent.run ON run.id = firing.run_id
       WHERE run.created_at < firing.due_at`,
    ),
  );
  trial.none(
    'jobs whose next firing is not on the next day',
    await queryRows(
      fleet,
      `SELECT id, next_run_at FROM agent.recurring_job
       WHERE status <> 'active' OR next_run_at NOT BETWEEN now() + interval '20 hours' AND now() + interval '24 hours'`,
    ),
  );
  trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
}

async function countOf(fleet: OwnFleet, sql: string): Promise<number> {
  const [row] = await queryRows<{ count: number }>(fleet, sql);
  return row!.count;
}
