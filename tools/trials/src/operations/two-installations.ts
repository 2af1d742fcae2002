import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder, urlOf, withPostgres } from '@reelsheet/native-servers';
import { ledgerErrors } from '@reelsheet/tool-operate';
import type pg from 'pg';
import { waitUntil } from '../support/database.js';
import { Installation, type SharedServers } from '../support/installation.js';
import { SteadyCallers, formatStatuses } from '../support/steady-callers.js';
import { newTenant, requestText, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';
import { startShared } from './shared-servers.js';

const PACE = { perSecond: 20, concurrency: 16 };
const BETWEEN = 50;
const ENDED_WITHIN_MS = 120_000;

/**
 * Runs two installations on one Postgres and one NATS, and removes one of them as `docs/operations/install.md`
 * describes.
 */
export const twoInstallations: Trial = {
  shows: 'two complete installations on one Postgres and one NATS: after one is removed, the other works unchanged',
  async run(trial) {
    const dir = temporaryFolder();
    trial.afterwards(() => rm(dir, { recursive: true, force: true }));
    const offset = Number(process.env['PORT_OFFSET'] ?? 0);
    const blue = await Installation.plan('blue', join(dir, 'blue'), offset);
    const green = await Installation.plan('green', join(dir, 'green'), offset + BETWEEN);
    const { servers, removeFromNats } = await startShared(trial, dir, [blue, green]);
    for (const each of [blue, green]) {
      trial.afterwards(() => each.stop());
      await each.start(servers);
    }
    const [atBlue, atGreen] = [await newTenant(blue.file), await newTenant(green.file)];
    await Promise.all([verifyWork(trial, blue, atBlue), verifyWork(trial, green, atGreen)]);
    await isolation(trial, servers, { blue, green, atBlue });

    const callers = new SteadyCallers(new Set([green.originOf('base')]), callsOf(atGreen), atGreen.key, PACE);
    callers.start();
    await blue.stop();
    await removeDatabase(servers, blue);
    await removeFromNats(blue);
    await verifyWork(trial, green, atGreen);
    await callers.stop();
    trial.note(`green while blue is removed: ${formatStatuses(callers.statuses)}`);
    trial.none('requests to green without a response', callers.lost);
    trial.figure('rejected connections of green', callers.rejected, { exactly: 0 });
    const errors = [...callers.statuses].filter(([status]) => status >= 400);
    trial.none('requests to green with an error response', errors);
    const left = await withPostgres(servers.adminUrl, (admin) =>
      admin.query<{ name: string }>(
        `SELECT rolname AS name FROM pg_roles WHERE rolname LIKE 'blue%' UNION SELECT datname FROM pg_database
          WHERE datname LIKE 'blue%'`,
      ),
    );
    trial.none('remaining roles and databases of blue', left.rows);
    trial.none('ledger inconsistencies of green', await ofGreen(servers, ledgerErrors));
    trial.none(
      'unacknowledged events of green',
      await unconfirmedEvents(servers, trial.size({ small: 45_000, full: 120_000 })),
    );
  },
};

/**
 * Generates a text, and starts a run that requests data of its agent from base. Both need the workers of two services,
 * NATS and the sandbox.
 */
async function verifyWork(trial: TrialRun, { name }: Installation, tenant: Tenant): Promise<void> {
  const id = await requestText(tenant, `A text about ${name}`);
  const path = { id };
  const isOver = (status: string | undefined) => ['completed', 'failed', 'stopped'].includes(status ?? '');
  let text: string | undefined;
  await waitUntil(
    `${name} has generated its text`,
    async () => isOver((text = (await tenant.base.generations.get({ path })).data?.status)),
    ENDED_WITHIN_MS,
  );
  const body = { agent_id: tenant.agentId, message: `Tell me of ${name}` };
  const { data: started } = await tenant.agent.runs.create({ body });
  let run: string | undefined;
  await waitUntil(
    `the run of ${name} has ended`,
    async () => {
      const params = { path: { run_id: started!.run_id } };
      return isOver((run = (await tenant.agent.runs.get(params)).data?.status));
    },
    ENDED_WITHIN_MS,
  );
  const made = [text, run].filter((status) => status === 'completed').length;
  trial.figure(`${name}: completed of a text and a run`, made, { exactly: 2 });
}

/** Verifies that an installation cannot reach the other's data. */
async function isolation(
  trial: TrialRun,
  servers: SharedServers,
  { blue, green, atBlue }: { blue: Installation; green: Installation; atBlue: Tenant },
): Promise<void> {
  const answer = await fetch(`${green.file.base_url}/organizations`, { headers: { 'X-API-Key': atBlue.key } });
  trial.figure('status of green for a key of blue', answer.status, { exactly: 401 });
  const entered = await withPostgres(blue.databaseUrl(servers, 'base', green.name), async () => 1).catch(() => 0);
  trial.figure("databases of green to which blue's role can connect", entered, { exactly: 0 });
  const receivedIn = async (name: string) =>
    withPostgres(urlOf(servers.adminUrl, { database: name }), async (client) => {
      const { rows } = await client.query<{ id: string }>('SELECT message_id::text AS id FROM agent.inbox');
      return rows.map(({ id }) => id);
    });
  const [ofBlue, atGreen] = [await receivedIn(blue.name), new Set(await receivedIn(green.name))];
  trial.figure('events that both have received', ofBlue.filter((id) => atGreen.has(id)).length, { exactly: 0 });
  trial.figure('minimum number of events that each has received', Math.min(ofBlue.length, atGreen.size), {
    atLeast: 1,
  });
}

/** Removes an installation as an operator does. */
async function removeDatabase({ adminUrl }: SharedServers, { name, roles }: Installation): Promise<void> {
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
  await waitUntil('all events are acknowledged', async () => (await waiting()).length === 0, timeoutMs).catch(
    () => undefined,
  );
  return waiting();
}

const callsOf = ({ agentId }: Tenant) => [
  { method: 'GET', path: '/v1/organizations' } as const,
  { method: 'PATCH', path: `/v1/agents/${agentId}`, body: { agent: { description: 'Beside another' } } } as const,
  { method: 'GET', path: `/v1/agents/${agentId}/core` } as const,
];

const ofGreen = <T>({ adminUrl }: SharedServers, work: (client: pg.Client) => Promise<T>) =>
  withPostgres(urlOf(adminUrl, { database: 'green' }), work);
