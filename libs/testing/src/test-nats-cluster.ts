import { rm } from 'node:fs/promises';
import { nkeyAuthenticator } from '@nats-io/nats-core';
import { connect } from '@nats-io/transport-node';
import { startNatsCluster, temporaryFolder, type NatsCluster } from '@reelsheet/native-servers';
import { configFor, keysOfTheRun, type TestNats } from './test-nats.js';

export type TestNatsCluster = NatsCluster & Pick<TestNats, 'settingsOf' | 'otherServices'>;

/** Starts three nats-servers as one cluster, as local processes, with the permissions of production. */
export async function testNatsCluster(): Promise<TestNatsCluster> {
  const folder = temporaryFolder();
  const keys = await keysOfTheRun(folder);
  const cluster = await startNatsCluster({ dir: folder, config: configFor((holder) => keys[holder].publicKey) });
  return {
    ...cluster,
    settingsOf: (holder) => ({ NATS_URL: cluster.url, NATS_NKEY_SEED: keys[holder].seed }),
    otherServices: () => {
      const authenticator = nkeyAuthenticator(new TextEncoder().encode(keys.otherServices.seed));
      const servers = cluster.url.split(',');
      return connect({ servers, authenticator, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    },
    stop: async () => {
      await cluster.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
