import { startNatsCluster, type NatsCluster } from '@reelsheet/native-servers';
import type { Trial } from '../trial.js';
import { pictureFor, type Amounts } from './load.js';
import { runRound } from './rounds.js';

/** Servers of NATS, each of which stores every stream. */
const NATS_SERVERS = 3;
const REPLICAS = 2;

interface Size extends Amounts {
  readonly rounds: number;
}

export const site: Trial = {
  shows:
    'half of the primary, NATS and all processes killed at once under load: nothing accepted is lost or made twice',
  async run(trial) {
    const { rounds, ...amounts } = trial.size<Size>({
      small: { rounds: 1, texts: 30, renders: 4, posts: 12, uploads: 6 },
      full: { rounds: 5, texts: 100, renders: 20, posts: 50, uploads: 20 },
    });
    const picture = await pictureFor(trial);
    for (let index = 1; index <= rounds; index += 1)
      await runRound<NatsCluster>(trial, {
        amounts,
        name: `${trial.seed}-${index}`,
        picture,
        installation: 'site',
        replicas: REPLICAS,
        streamReplicas: NATS_SERVERS,
        startBus: startNatsCluster,
        lose({ pair, bus, installation }) {
          const server = trial.pick(bus.names);
          const ofPostgres = pair.losePrimary('killed');
          void bus.kill(server);
          const replicas = installation.killOneOfEach((running) => Math.floor(trial.random() * running));
          return `${ofPostgres} processes of the primary, NATS server ${server} and ${replicas} replicas were killed`;
        },
      });
  },
};
