import { execFile } from 'node:child_process';
import { mkdir, readdir, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { SERVICES } from '@reelsheet/contracts';
import { PROCESSES, type ProcessName } from '@reelsheet/contracts/bus';
import { createServiceDatabase, temporaryFolder } from '@reelsheet/native-servers';
import { REPOSITORY, type OwnFleet } from '@reelsheet/tool-fleet';
import { ask, faultsOfLedger, untilSo } from './database.js';
import { SteadyCallers, tellOf } from './steady-callers.js';
import { newTenant, orderText, type Tenant } from './tenant.js';
import type { Trial, TrialRun } from './trial.js';

const PER_SECOND = 20;
const WORK_WITHIN_MS = 180_000;
const MIGRATIONS = 'apps/*/src/database/migrations';
const run = promisify(execFile);

/** An earlier release with data and under load is migrated, runs beside this one, gives way to it, and takes its place again. */
export const upgrade: Trial = {
  shows:
    'an earlier release (UPGRADE_FROM, else that before the latest migrations) is migrated under load, stands beside this one, is replaced, and comes back over the new schema',
  async run(trial) {
    const older = temporaryFolder();
    trial.afterwards(() => rm(older, { recursive: true, force: true }));
    await checkOut(trial, older);
    const fleet = await trial.fleet({ FLEET_SERVICES_FROM: older });
    const jobs = trial.size({ small: 6, full: 40 });
    const tenant = await newTenant(fleet.file, { rows: jobs, credits: 100_000 });
    await work(trial, 'the older release', fleet, tenant, jobs);
    const before = await sheetOf(tenant);

    const callers = new SteadyCallers(new Set([fleet.originOf('base')]), callsOf(tenant), tenant.key, PER_SECOND);
    callers.start();
    const known = await migrationsIn(fleet);
    await migrate(fleet);
    trial.note(`migrations that were run beside the older release: ${(await migrationsIn(fleet)) - known}`);
    await work(trial, 'the older release on the newer schema', fleet, tenant, jobs);
    const replicas = new Map<ProcessName, { origin: string; stop: () => Promise<void> }>();
    for (const name of PROCESSES) replicas.set(name, await fleet.replica(name, {}, REPOSITORY));
    callers.origins.add(replicas.get('base')!.origin);
    await work(trial, 'both side by side', fleet, tenant, jobs);
    await callers.stop();
    trial.note(`callers meanwhile: ${tellOf(callers.statuses)}`);
    trial.none('accepted requests without an answer', callers.lost);
    trial.figure('requests that found nobody', callers.refused, { exactly: 0 });
    trial.none(
      'requests that were not answered as before',
      [...callers.statuses].filter(([status]) => status >= 400),
    );

    await fleet.halt();
    await fleet.resume(REPOSITORY);
    trial.none('cells that the newer release reads otherwise', differing(before, await sheetOf(tenant)));
    await work(trial, 'the newer release', fleet, tenant, jobs);
    await fleet.halt();
    await fleet.resume(older);
    trial.none(
      'cells that the older release reads otherwise when it is back',
      differing(before, await sheetOf(tenant)),
    );
    await work(trial, 'the older release, back', fleet, tenant, jobs);
    trial.none('faults of the ledger', await faultsOfLedger(fleet));
    const letters = await Promise.all(
      SERVICES.map((service) => ask(fleet, `SELECT subject, reason FROM ${service}.dead_letter`)),
    );
    trial.none('dead letters', letters.flat());
  },
};

/** The commit before the latest that brought a migration, built in a folder of its own with the packages that are here. */
async function checkOut(trial: TrialRun, folder: string): Promise<void> {
  const git = async (...args: string[]) => (await run('git', ['-C', REPOSITORY, ...args])).stdout.trim();
  const latest = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', `:(glob)${MIGRATIONS}/*.ts`);
  const commit = await git('rev-parse', process.env['UPGRADE_FROM'] ?? `${latest}^`);
  trial.note(`from ${await git('log', '-1', '--format=%h %s', commit)}`);
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', REPOSITORY, folder]);
  await run('git', ['-C', folder, 'checkout', '--quiet', commit]);
  for (const modules of await packageFolders()) {
    await mkdir(dirname(join(folder, modules)), { recursive: true });
    await run('cp', ['-al', join(REPOSITORY, modules), join(folder, modules)]);
  }
  const { NODE_OPTIONS: _options, ...env } = process.env;
  const build = ['run-many', '-t', 'build', 'bundle'];
  await run(process.execPath, [join(folder, 'node_modules/.bin/nx'), ...build], {
    cwd: folder,
    env: { ...env, NX_DAEMON: 'false', NX_TUI: 'false' },
    maxBuffer: 2 ** 26,
  });
}

/** Of the repository and of its projects; links among them lead to where they stand. */
async function packageFolders(): Promise<string[]> {
  const projects = await Promise.all(
    ['apps', 'libs', 'libs/platform', 'libs/providers', 'tools'].map(async (group) =>
      (await readdir(join(REPOSITORY, group), { withFileTypes: true }))
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => join(group, name)),
    ),
  );
  const candidates = ['.', ...projects.flat()];
  const having = await Promise.all(
    candidates.map(async (project) =>
      (await readdir(join(REPOSITORY, project))).includes('node_modules') ? [project] : [],
    ),
  );
  return having.flat().map((project) => join(project, 'node_modules'));
}

/** As the chart does before it replaces a pod: roles and schemas, then each service's bundle with `migrate`. */
async function migrate(fleet: OwnFleet): Promise<void> {
  const { databasePasswords } = fleet.secrets;
  const services = SERVICES.map((name) => ({ name, password: databasePasswords[name] }));
  await createServiceDatabase(fleet.databaseUrl(), { database: 'reelsheet', services });
  for (const service of SERVICES)
    await run(process.execPath, [join(REPOSITORY, `apps/${service}/bundle/main.js`), 'migrate'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: fleet.databaseUrl(service) },
    });
}

async function migrationsIn(fleet: OwnFleet): Promise<number> {
  const counts = await Promise.all(
    SERVICES.map((service) => ask<{ count: number }>(fleet, `SELECT count(*)::int FROM ${service}.migration`)),
  );
  return counts.reduce((sum, [row]) => sum + row!.count, 0);
}

/** Texts, a run and a change of the profile: all four services and the bus between them. */
async function work(trial: TrialRun, who: string, fleet: OwnFleet, tenant: Tenant, jobs: number): Promise<void> {
  const ids = await Promise.all(
    tenant.cellIds.map((cellId, index) => orderText(tenant, `Morning ${index}, told by ${who}`, cellId)),
  );
  const { agentId } = tenant;
  const { data: started } = await tenant.agent.POST('/agent/run', {
    body: { agent_id: agentId, message: `Tell me of ${who}` },
  });
  const { response } = await tenant.core.PATCH('/agents/{agent_id}/core', {
    params: { path: { agent_id: agentId } },
    body: { brand_name: who.slice(0, 40) },
  });
  const completed = async () => {
    const [texts] = await ask<{ count: number; open: number }>(
      fleet,
      `SELECT count(*) FILTER (WHERE status = 'completed')::int AS count, count(*) FILTER (WHERE status NOT IN ('completed', 'failed'))::int AS open
       FROM base.generation WHERE id = ANY ($1)`,
      [ids],
    );
    const [reply] = await ask<{ status: string }>(fleet, `SELECT status FROM agent.run WHERE id = $1`, [
      started?.run_id,
    ]);
    return {
      open: texts!.open + (['completed', 'failed'].includes(reply!.status) ? 0 : 1),
      done: texts!.count + (reply!.status === 'completed' ? 1 : 0),
    };
  };
  await untilSo(`all work of ${who} has ended`, async () => (await completed()).open === 0, WORK_WITHIN_MS);
  const done = (await completed()).done + (response.ok ? 1 : 0);
  trial.figure(`${who}: of ${jobs} texts, a run and a change, done`, done, { exactly: jobs + 2 });
}

const callsOf = ({ agentId, sheetId }: Tenant) => [
  { method: 'GET', path: '/v1/organizations' } as const,
  { method: 'GET', path: `/v1/autocontentengine/${sheetId}?agent_id=${agentId}` } as const,
  { method: 'PATCH', path: `/v1/agents/${agentId}`, body: { agent: { description: 'While it is upgraded' } } } as const,
  { method: 'GET', path: `/v1/agents/${agentId}/core` } as const,
];

/** Which cells there are, and where. */
async function sheetOf({ base, sheetId, agentId }: Tenant): Promise<string[]> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  const { data } = await base.GET('/autocontentengine/{id}', { params });
  return data!.spreadsheet_rows.flatMap(({ id, spreadsheet_cells: cells }) =>
    cells.map((cell) => `${id}: ${cell.id} in ${cell.spreadsheet_column_id}`),
  );
}

const differing = (before: readonly string[], after: readonly string[]) =>
  before.filter((cell, index) => after[index] !== cell);
