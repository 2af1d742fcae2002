import { execFile } from 'node:child_process';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { responseOf } from '@reelsheet/client';
import { SERVICES } from '@reelsheet/contracts';
import { PROCESSES, type ProcessName } from '@reelsheet/contracts/bus';
import { createServiceDatabase, temporaryFolder } from '@reelsheet/native-servers';
import { REPOSITORY, type OwnFleet } from '@reelsheet/tool-fleet';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { SteadyCallers, formatStatuses } from '../support/steady-callers.js';
import { newTenant, requestText, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

const PACE = { perSecond: 20, concurrency: 16 };
const WORK_WITHIN_MS = 180_000;
const MIGRATIONS = ':(glob)apps/*/src/database/migrations/**/*.ts';
const BASELINES = ':(glob)apps/*/src/database/migrations/*-baseline.ts';
const TRIAL_MIGRATION = 'UpgradeTrial9999999999999';
const MIGRATION_SOURCE = `
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ${TRIAL_MIGRATION} implements MigrationInterface {
  name = '${TRIAL_MIGRATION}';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE outbox ADD COLUMN upgrade_trial integer NOT NULL DEFAULT 0');
  }

  async down(): Promise<void> {}
}
`;
const run = promisify(execFile);

/** Migrates an older release with data under load, runs a newer one beside it, and replaces each by the other. */
export const upgrade: Trial = {
  shows: 'an older release is migrated under load, runs beside a newer one, is replaced by it, and works again',
  async run(trial) {
    const { older, newer } = await releases(trial);
    const fleet = await trial.fleet({ FLEET_SERVICES_FROM: older });
    const jobs = trial.size({ small: 6, full: 40 });
    const tenant = await newTenant(fleet.file, { rows: jobs, credits: 100_000 });
    await work(trial, 'the older release', fleet, tenant, jobs);
    const before = await sheetOf(tenant);

    const callers = new SteadyCallers(new Set([fleet.originOf('base')]), callsOf(tenant), tenant.key, PACE);
    callers.start();
    const known = await migrationsIn(fleet);
    await migrate(fleet, newer);
    trial.note(`migrations that were run beside the older release: ${(await migrationsIn(fleet)) - known}`);
    await work(trial, 'the older release on the newer schema', fleet, tenant, jobs);
    const replicas = new Map<ProcessName, { origin: string; stop: () => Promise<void> }>();
    for (const name of PROCESSES) replicas.set(name, await fleet.replica(name, {}, newer));
    callers.origins.add(replicas.get('base')!.origin);
    await work(trial, 'both side by side', fleet, tenant, jobs);
    await callers.stop();
    trial.note(`callers during the upgrade: ${formatStatuses(callers.statuses)}`);
    trial.none('accepted requests without a response', callers.lost);
    trial.figure('rejected connections', callers.rejected, { exactly: 0 });
    trial.none(
      'requests with an error response',
      [...callers.statuses].filter(([status]) => status >= 400),
    );

    await fleet.halt();
    await fleet.resume(newer);
    trial.none('cells that the newer release reads differently', differing(before, await sheetOf(tenant)));
    await work(trial, 'the newer release', fleet, tenant, jobs);
    await fleet.halt();
    await fleet.resume(older);
    trial.none(
      'cells that the older release reads differently after the rollback',
      differing(before, await sheetOf(tenant)),
    );
    await work(trial, 'the older release after the rollback', fleet, tenant, jobs);
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
    const deadLetters = await Promise.all(
      SERVICES.map((service) => queryRows(fleet, `SELECT subject, reason FROM ${service}.dead_letter`)),
    );
    trial.none('dead letters', deadLetters.flat());
  },
};

/**
 * Returns the folders of two built releases: that of `UPGRADE_FROM`, by default of the commit before the latest
 * migrations, and this one. As long as the baselines are the only migrations, the newer one is this release with a
 * trial migration.
 */
async function releases(trial: TrialRun): Promise<{ older: string; newer: string }> {
  const from = process.env['UPGRADE_FROM'] ?? (await beforeLatestMigration());
  if (from !== undefined) return { older: await checkOut(trial, from), newer: REPOSITORY };
  return { older: REPOSITORY, newer: await checkOut(trial, 'HEAD', addMigration) };
}

/** Returns the commit before the latest one that added a migration to the baselines; undefined if there is none. */
async function beforeLatestMigration(): Promise<string | undefined> {
  const baselines = await git('log', '-1', '--format=%H', '--diff-filter=A', '--', BASELINES);
  const latest = await git('log', '-1', '--format=%H', '--diff-filter=A', `${baselines}..`, '--', MIGRATIONS);
  return latest === '' ? undefined : `${latest}^`;
}

const git = async (...args: string[]) => (await run('git', ['-C', REPOSITORY, ...args])).stdout.trim();

/** Builds a commit in a new folder with the packages that are installed here. */
async function checkOut(
  trial: TrialRun,
  name: string,
  change: (folder: string) => Promise<void> = async () => undefined,
): Promise<string> {
  const folder = temporaryFolder();
  trial.afterwards(() => rm(folder, { recursive: true, force: true }));
  const commit = await git('rev-parse', name);
  trial.note(`built ${await git('log', '-1', '--format=%h %s', commit)}`);
  await run('git', ['clone', '--quiet', '--shared', '--no-checkout', REPOSITORY, folder]);
  await run('git', ['-C', folder, 'checkout', '--quiet', commit]);
  await change(folder);
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
  return folder;
}

/** Adds a migration to every service of that checkout. It locks a busy table and adds a column to it. */
async function addMigration(folder: string): Promise<void> {
  for (const service of SERVICES) {
    const database = join(folder, `apps/${service}/src/database`);
    const schema = join(database, 'schema.ts');
    const text = await readFile(schema, 'utf8');
    const changed = text.replace('export const migrations = [', `$&${TRIAL_MIGRATION}, `);
    if (changed === text) throw new Error(`${schema} has no list of migrations`);
    await writeFile(schema, `import { ${TRIAL_MIGRATION} } from './migrations/upgrade-trial.js';\n${changed}`);
    await writeFile(join(database, 'migrations/upgrade-trial.ts'), MIGRATION_SOURCE);
  }
}

/** Returns the folders `node_modules` of the repository and its projects. */
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

/** Prepares the database and runs `migrate` of each service's bundle, as the chart does before it replaces a pod. */
async function migrate(fleet: OwnFleet, release: string): Promise<void> {
  const { databasePasswords } = fleet.secrets;
  const services = SERVICES.map((name) => ({ name, password: databasePasswords[name] }));
  await createServiceDatabase(fleet.databaseUrl(), { database: 'reelsheet', services });
  for (const service of SERVICES)
    await run(process.execPath, [join(release, `apps/${service}/bundle/main.js`), 'migrate'], {
      env: { PATH: process.env['PATH'], DATABASE_URL: fleet.databaseUrl(service) },
    });
}

async function migrationsIn(fleet: OwnFleet): Promise<number> {
  const counts = await Promise.all(
    SERVICES.map((service) => queryRows<{ count: number }>(fleet, `SELECT count(*)::int FROM ${service}.migration`)),
  );
  return counts.reduce((sum, [row]) => sum + row!.count, 0);
}

/** Requests texts, starts a run and changes the agent core, and waits until all work has ended. */
async function work(trial: TrialRun, who: string, fleet: OwnFleet, tenant: Tenant, jobs: number): Promise<void> {
  const ids = await Promise.all(
    tenant.cellIds.map((cellId, index) => requestText(tenant, `Morning ${index}, told by ${who}`, cellId)),
  );
  const { agentId } = tenant;
  const { data: started } = await tenant.agent.runs.create({
    body: { agent_id: agentId, message: `Tell me of ${who}` },
  });
  const change = { path: { agent_id: agentId }, body: { brand_name: who.slice(0, 40) } };
  const response = await responseOf(tenant.core.agentCore.update(change));
  const completed = async () => {
    const [texts] = await queryRows<{ count: number; open: number }>(
      fleet,
      `SELECT count(*) FILTER (WHERE status = 'completed')::int AS count,
        count(*) FILTER (WHERE status NOT IN ('completed', 'failed'))::int AS open
       FROM base.generation WHERE id = ANY ($1)`,
      [ids],
    );
    const [reply] = await queryRows<{ status: string }>(fleet, `SELECT status FROM agent.run WHERE id = $1`, [
      started?.run_id,
    ]);
    return {
      open: texts!.open + (['completed', 'failed'].includes(reply!.status) ? 0 : 1),
      done: texts!.count + (reply!.status === 'completed' ? 1 : 0),
    };
  };
  await waitUntil(`all work of ${who} has ended`, async () => (await completed()).open === 0, WORK_WITHIN_MS);
  const done = (await completed()).done + (response.ok ? 1 : 0);
  trial.figure(`${who}: completed of ${jobs} texts, a run and a change`, done, { exactly: jobs + 2 });
}

const callsOf = ({ agentId, sheetId }: Tenant) => [
  { method: 'GET', path: '/v1/organizations' } as const,
  { method: 'GET', path: `/v1/autocontentengine/${sheetId}?agent_id=${agentId}` } as const,
  { method: 'PATCH', path: `/v1/agents/${agentId}`, body: { agent: { description: 'While it is upgraded' } } } as const,
  { method: 'GET', path: `/v1/agents/${agentId}/core` } as const,
];

/** Returns the cells of the sheet with their positions. */
async function sheetOf({ base, sheetId, agentId }: Tenant): Promise<string[]> {
  const params = { path: { id: sheetId }, query: { agent_id: String(agentId) } };
  const { data } = await base.sheets.get(params);
  return data!.spreadsheet_rows.flatMap(({ id, spreadsheet_cells: cells }) =>
    cells.map((cell) => `${id}: ${cell.id} in ${cell.spreadsheet_column_id}`),
  );
}

const differing = (before: readonly string[], after: readonly string[]) =>
  before.filter((cell, index) => after[index] !== cell);
