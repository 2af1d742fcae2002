import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SERVICES } from '@reelsheet/contracts';
import { PROCESSES } from '@reelsheet/contracts/bus';
import { endProcess, LOOPBACK, startNats, startPgBouncer, urlOf, withPostgres } from '@reelsheet/native-servers';
import { waitUntil } from '../support/database.js';
import type { Trial, TrialRun } from '../trial.js';
import { callersOf, installationOf, PAUSE_MS, pictureFor, plannedOrders, type Amounts } from './load.js';
import type { RepeatingCallers } from './repeating-callers.js';
import { compareOutcome, untilAllEnded } from './results.js';

const NAME = 'pooler';
/** Connections to Postgres for each of the four roles, which their eight processes share. */
const POOL_SIZE = 4;
const GONE_FOR_MS = 1_500;
const KILLED_WITHIN_MS = 15_000;
const MINUTE_MS = 60_000;

/** Connections of the services, through PgBouncer and beside it. */
const CONNECTIONS = `SELECT count(*)::integer AS count FROM pg_stat_activity WHERE usename LIKE '${NAME}\\_%'`;
/** Connections beside PgBouncer that each process opens to hold its locks. */
const DIRECT = 1;

export const pooler: Trial = {
  shows: 'PgBouncer in transaction mode between services and Postgres, killed under load: nothing is lost or doubled',
  async run(trial) {
    const amounts = trial.size<Amounts>({
      small: { texts: 30, renders: 4, posts: 12, uploads: 4 },
      full: { texts: 300, renders: 20, posts: 100, uploads: 30 },
    });
    const picture = await pictureFor(trial);
    const { dir, postgres, installation } = await installationOf(trial, NAME);
    const nats = await startNats({ dir: join(dir, 'nats'), port: 0, config: installation.natsConfig });
    trial.afterwards(() => nats.stop());
    const { passwords, file } = installation;
    const startPooler = (port: number) =>
      startPgBouncer({
        dir: join(dir, 'pgbouncer'),
        port,
        postgresPort: postgres.port,
        passwords,
        poolSize: POOL_SIZE,
      });
    let pooled = await startPooler(0);
    trial.afterwards(() => pooled.stop());
    trial.afterwards(() => installation.stop());
    const hosts = { pooler: `${LOOPBACK}:${pooled.port}`, natsUrl: nats.url };
    await installation.start({ adminUrl: postgres.url, ...hosts });
    const url = urlOf(postgres.url, { database: NAME });
    const orders = trial.shuffle(plannedOrders(amounts));
    const callers = await callersOf(file, String(trial.seed), picture);
    const sending = callers.send(orders, PAUSE_MS);
    await untilAccepted(trial, callers, orders.length);
    await boundConnections(trial, url);
    await endProcess(pooled.pid, 'SIGKILL', KILLED_WITHIN_MS);
    await sleep(GONE_FOR_MS);
    pooled = await startPooler(pooled.port);
    await sending;
    trial.note(`repeated after 503: ${callers.repeated.unavailable}, without an answer: ${callers.repeated.lost}`);
    trial.none('orders that were never accepted', callers.unaccepted);
    await untilAllEnded(trial, url);
    await compareOutcome(trial, { orders, accepted: callers.accepted, name: String(trial.seed), file, url });
  },
};

/** Waits until a random share of the orders is accepted. */
async function untilAccepted(trial: TrialRun, { accepted }: RepeatingCallers, orders: number): Promise<void> {
  const count = Math.ceil(orders * (0.3 + trial.random() * 0.3));
  await waitUntil('some orders are accepted', async () => accepted.length >= count, MINUTE_MS);
}

async function boundConnections(trial: TrialRun, url: string): Promise<void> {
  const { rows } = await withPostgres(url, (client) => client.query<{ count: number }>(CONNECTIONS));
  trial.figure('connections of eight processes to Postgres under load', rows[0]!.count, {
    atMost: POOL_SIZE * SERVICES.length + DIRECT * PROCESSES.length,
  });
}
