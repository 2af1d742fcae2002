import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { nkeyAuthenticator } from '@nats-io/nats-core';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsAuthorization, natsKeys, PROCESSES, type ProcessName } from '@reelsheet/contracts/bus';
import { freePort, nkey, temporaryFolder, type Nkey } from '@reelsheet/native-servers';
import { serverKind } from './servers.js';

export interface TestNats {
  /** Stays the same over `stop` and `start`. */
  readonly url: string;
  /** With which a process is let in, and may do what the contracts give it; who plays the neighbours may do everything. */
  settingsOf(holder: Holder): { readonly NATS_URL: string; readonly NATS_NKEY_SEED: string };
  /** The neighbours' connection. */
  neighbours(): Promise<NatsConnection>;
  /** What processes tried that the contracts do not give them, as the server's log says it. */
  violations(): Promise<string[]>;
  /** Ends the server; its streams stay on disk until the end of the run. Throws where a process left its lane. */
  stop(): Promise<void>;
  /** Starts it again at the same address, after `stop`. */
  start(): Promise<void>;
  /** Forgets every stream, as if the disk had been lost; between `stop` and `start`. */
  erase(): Promise<void>;
}

type Holder = ProcessName | 'neighbours';

const configFor = (publicKeyOf: (holder: Holder) => string) =>
  natsKeys(publicKeyOf) + natsAuthorization(`    { nkey: ${publicKeyOf('neighbours')} }`);

/** A nats-server with JetStream for this spec file alone, since stream names are fixed. It is locked as in production. */
export async function testNats(): Promise<TestNats> {
  const { startNats } = await serverKind();
  const keys = new Map<Holder, Nkey>([...PROCESSES, 'neighbours' as const].map((holder) => [holder, nkey()]));
  const folder = temporaryFolder();
  const options = {
    dir: join(folder, 'data'),
    port: await freePort(),
    config: configFor((holder) => keys.get(holder)!.publicKey),
    log: join(folder, 'nats.log'),
  };
  let server = await startNats(options);
  const { url } = server;
  const violations = async () =>
    (await readFile(options.log, 'utf8')).split('\n').filter((line) => line.includes('Violation'));
  return {
    url,
    violations,
    settingsOf: (holder) => ({ NATS_URL: url, NATS_NKEY_SEED: keys.get(holder)!.seed }),
    neighbours: () => {
      const authenticator = nkeyAuthenticator(new TextEncoder().encode(keys.get('neighbours')!.seed));
      return connect({ servers: url, authenticator, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    },
    stop: async () => {
      await server.stop();
      const found = await violations();
      if (found.length > 0) throw new Error(`a process left its lane on the bus:\n${found.join('\n')}`);
    },
    start: async () => {
      server = await startNats(options);
    },
    erase: () => rm(options.dir, { recursive: true, force: true }),
  };
}
