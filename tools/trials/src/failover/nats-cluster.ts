import { join } from 'node:path';
import { startNatsCluster, urlOf } from '@reelsheet/native-servers';
import { waitUntil } from '../support/database.js';
import type { Trial } from '../trial.js';
import { untilDelivered } from './events.js';
import { callersOf, installationOf, PAUSE_MS, pictureFor, plannedOrders, type Amounts } from './load.js';
import { compareOutcome, untilAllEnded } from './results.js';

const NAME = 'natscluster';
const MINUTE_MS = 60_000;

export const natsCluster: Trial = {
  shows: 'three servers of NATS: one killed, two killed and one with an erased folder under load; nothing is lost',
  async run(trial) {
    const amounts = trial.size<Amounts>({
      small: { texts: 60, renders: 4, posts: 24, uploads: 12 },
      full: { texts: 600, renders: 20, posts: 200, uploads: 100 },
    });
    const picture = await pictureFor(trial);
    const { dir, postgres, installation } = await installationOf(trial, NAME);
    const cluster = await startNatsCluster({ dir: join(dir, 'nats'), config: installation.natsConfig });
    trial.afterwards(() => cluster.stop());
    trial.afterwards(() => installation.stop());
    await installation.start({ adminUrl: postgres.url, natsUrl: cluster.url, streamReplicas: cluster.names.length });
    const { file } = installation;
    const url = urlOf(postgres.url, { database: NAME });
    const orders = trial.shuffle(plannedOrders(amounts));
    const callers = await callersOf(file, String(trial.seed), picture);
    const sending = callers.send(orders, PAUSE_MS);
    const untilAccepted = (share: number) =>
      waitUntil('orders are accepted', async () => callers.accepted.length >= orders.length * share, 5 * MINUTE_MS);
    const [first, second] = trial.shuffle([...cluster.names]) as [string, string];
    await untilAccepted(0.2);
    await cluster.kill(first);
    await untilAccepted(0.4);
    await cluster.kill(second);
    await untilAccepted(0.6);
    await cluster.start(second);
    await cluster.erase(first);
    await cluster.start(first);
    await sending;
    trial.note(`repeated after 503: ${callers.repeated.unavailable}, without an answer: ${callers.repeated.lost}`);
    trial.none('orders that were never accepted', callers.unaccepted);
    await untilAllEnded(trial, url);
    await untilDelivered(trial, url);
    await compareOutcome(trial, { orders, accepted: callers.accepted, name: String(trial.seed), file, url });
  },
};
