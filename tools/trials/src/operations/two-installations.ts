import { spawn } from 'node:child_process';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  freePort,
  LOOPBACK,
  natsCommand,
  natsIsReady,
  natsUrl,
  startPostgres,
  stopChild,
  temporaryFolder,
  urlOf,
  withPostgres,
} from '@reelsheet/native-servers';
import { ledgerErrors } from '@reelsheet/tool-operate';
import type pg from 'pg';
import { untilSo } from '../support/database.js';
import { Installation, type SharedServers } from '../support/installation.js';
import { SteadyCallers, formatStatuses } from '../support/steady-callers.js';
import { newTenant, requestText, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

const PACE = { perSecond: 20, concurrency: 16 };
const BETWEEN = 50;
const STOPS_WITHIN_MS = 15_000;
const ENDED_WITHIN_MS = 120_000;

/** Two installations on one Postgres and one NATS, of which one is removed as `docs/operations/install.md` says. */
export const twoInstallations: Trial = {
  shows: 'two whole installations on one Postgres and one NATS; one removed, the other unharmed',
  async run(trial) {
    const dir = temporaryFolder();
    trial.afterwards(() => rm(dir, { recursive: true, force: true }));
    const offset = Number(process.env['PORT_OFFSET'] ?? 0);
    const blue = await Installation.plan('blue', join(dir, 'blue'), offset);
    const green = await Installation.plan('green', join(dir, 'green'), offset + BETWEEN);
    const { servers, removeFromNats } = await shared(trial, dir, [blue, green]);
    for (const each of [blue, green]) {
      trial.afterwards(() => each.stop());
      await each.start(servers);
    }
    const [atBlue, atGreen] = [await newTenant(blue.file), await newTenant(green.file)];
    await Promise.all([road(trial, blue, atBlue), road(trial, green, atGreen)]);
    await isolation(trial, servers, { blue, green, atBlue });

    const callers = new SteadyCallers(new Set([green.originOf('base')]), callsOf(atGreen), atGreen.key, PACE);
    callers.start();
    await blue.stop();
    await dropped(servers, blue);
    await removeFromNats(blue);
    await road(trial, green, atGreen);
    await callers.stop();
    trial.note(`green meanwhile: ${formatStatuses(callers.statuses)}`);
    trial.none('requests that green did not answer', callers.lost);
    trial.figure('requests that found nobody at green', callers.rejected, { exactly: 0 });
    const errors = [...callers.statuses].filter(([status]) => status >= 400);
    trial.none('requests that green answered otherwise than before', errors);
    const left = await withPostgres(servers.adminUrl, (admin) =>
      admin.query<{ name: string }>(
        `SELECT rolname AS name FROM pg_roles WHERE rolname LIKE 'blue%' UNION SELECT datname FROM pg_database
          WHERE datname LIKE 'blue%'`,
      ),
    );
    trial.none('roles and databases of blue that are left', left.rows);
    trial.none("faults of green's ledger", await ofGreen(servers, ledgerErrors));
    trial.none(
      'events of green that were not heard',
      await unconfirmedEvents(servers, trial.size({ small: 45_000, full: 120_000 })),
    );
  },
};

/**
 * From an order to its text, and a run that asks base about its agent: over both services' workers, the bus and the
 * sandbox.
 */
async function road(trial: TrialRun, { name }: Installation, tenant: Tenant): Promise<void> {
  const id = await requestText(tenant, `A text about ${name}`);
  const path = { id };
  const isOver = (status: string | undefined) => ['completed', 'failed', 'stopped'].includes(status ?? '');
  let text: string | undefined;
  await untilSo(
    `${name} has written its text`,
    async () => isOver((text = (await tenant.base.GET('/generations/{id}', { params: { path } })).data?.status)),
    ENDED_WITHIN_MS,
  );
  const body = { agent_id: tenant.agentId, message: `Tell me of ${name}` };
  const { data: started } = await tenant.agent.POST('/agent/run', { body });
  let run: string | undefined;
  await untilSo(
    `the run of ${name} has ended`,
    async () => {
      const params = { path: { run_id: started!.run_id } };
      return isOver((run = (await tenant.agent.GET('/agent/runs/{run_id}', { params })).data?.status));
    },
    ENDED_WITHIN_MS,
  );
  const made = [text, run].filter((status) => status === 'completed').length;
  trial.figure(`${name}: of a text and a run, completed`, made, { exactly: 2 });
}

/** Verifies that an installation cannot reach the other's data. */
async function isolation(
  trial: TrialRun,
  servers: SharedServers,
  { blue, green, atBlue }: { blue: Installation; green: Installation; atBlue: Tenant },
): Promise<void> {
  const answer = await fetch(`${green.file.base_url}/organizations`, { headers: { 'X-API-Key': atBlue.key } });
  trial.figure("green's answer to a key of blue", answer.status, { exactly: 401 });
  const entered = await withPostgres(blue.databaseUrl(servers, 'base', green.name), async () => 1).catch(() => 0);
  trial.figure("databases of green that blue's role can enter", entered, { exactly: 0 });
  const receivedIn = async (name: string) =>
    withPostgres(urlOf(servers.adminUrl, { database: name }), async (client) => {
      const { rows } = await client.query<{ id: string }>('SELECT message_id::text AS id FROM agent.inbox');
      return rows.map(({ id }) => id);
    });
  const [ofBlue, atGreen] = [await receivedIn(blue.name), new Set(await receivedIn(green.name))];
  trial.figure('events that both have heard', ofBlue.filter((id) => atGreen.has(id)).length, { exactly: 0 });
  trial.figure('events that each has heard, at least', Math.min(ofBlue.length, atGreen.size), { atLeast: 1 });
}

/** Removes an installation as an operator does. */
async function dropped({ adminUrl }: SharedServers, { name, roles }: Installation): Promise<void> {
  await withPostgres(adminUrl, async (admin) => {
    await admin.query(`DROP DATABASE ${name} WITH (FORCE)`);
    await admin.query(`DROP ROLE ${roles.join(', ')}`);
  });
}

/**
 * Returns the events that green published and its consumers have not acknowledged after this time.
 */
async function unconfirmedEvents(servers: SharedServers, timeoutMs: number): Promise<string[]> {
  const waiting = () =>
    ofGreen(servers, async (client) => {
      const { rows } = await client.query<{ row: string }>(
        `SELECT format('%s, published %s times, pending %s', subject, publications, pending) AS row FROM base.outbox
          WHERE publications > 0`,
      );
      return rows.map(({ row }) => row);
    });
  await untilSo('all is heard', async () => (await waiting()).length === 0, timeoutMs).catch(() => undefined);
  return waiting();
}

interface Shared {
  readonly servers: SharedServers;
  /** Takes the account out of the server, which goes on, and what it kept of it off the disk. */
  readonly removeFromNats: (installation: Installation) => Promise<void>;
}

async function shared(trial: TrialRun, dir: string, installations: readonly Installation[]): Promise<Shared> {
  const postgres = await startPostgres({ dir: join(dir, 'postgres'), port: 0, superuserPassword: 'secret' });
  trial.afterwards(() => postgres.stop());
  const natsDir = join(dir, 'nats');
  const port = await freePort();
  const { file } = natsCommand({ dir: natsDir, port });
  const config = join(natsDir, 'nats.conf');
  // A reload keeps what the file says, and forgets what arguments said of JetStream.
  const configOf = (those: readonly Installation[]) =>
    `jetstream { store_dir: "${natsDir}" }\nauthorization { timeout: 60 }\naccounts {\n${those.map(({ account }) => account).join('')}}\n`;
  await writeFile(config, configOf(installations));
  const nats = spawn(file, ['--addr', LOOPBACK, '--port', String(port), '--config', config], { stdio: 'ignore' });
  trial.afterwards(() => stopChild(nats, 'SIGTERM', STOPS_WITHIN_MS));
  await untilSo('NATS is ready', () => natsIsReady(port));
  const removeFromNats = async (gone: Installation) => {
    await writeFile(config, configOf(installations.filter((each) => each !== gone)));
    nats.kill('SIGHUP');
    await rm(join(natsDir, 'jetstream', gone.name), { recursive: true, force: true });
  };
  return { servers: { adminUrl: postgres.url, natsUrl: natsUrl(port) }, removeFromNats };
}

const callsOf = ({ agentId }: Tenant) => [
  { method: 'GET', path: '/v1/organizations' } as const,
  { method: 'PATCH', path: `/v1/agents/${agentId}`, body: { agent: { description: 'Beside another' } } } as const,
  { method: 'GET', path: `/v1/agents/${agentId}/core` } as const,
];

const ofGreen = <T>({ adminUrl }: SharedServers, work: (client: pg.Client) => Promise<T>) =>
  withPostgres(urlOf(adminUrl, { database: 'green' }), work);
