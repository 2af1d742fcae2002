import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nkeyAuthenticator } from '@nats-io/nats-core';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import { natsAuthorization, natsKeys, PROCESSES, type ProcessName } from '@reelsheet/contracts/bus';
import { freePort, nkey, temporaryFolder, type Nkey } from '@reelsheet/native-servers';
import { serverKind } from './servers.js';

export interface TestNats {
  /** URL that stays the same after `stop` and `start`. */
  readonly url: string;
  /**
   * Credentials of a process with the permissions of the contracts; stand-ins of other services have all permissions.
   */
  settingsOf(holder: Holder): { readonly NATS_URL: string; readonly NATS_NKEY_SEED: string };
  /** Connection for stand-ins of other services. */
  otherServices(): Promise<NatsConnection>;
  /** Permission violations of processes, as logged by the server. */
  violations(): Promise<string[]>;
  /**
   * Stops the server; its streams stay on disk until the end of the run. Throws if a process violated its permissions.
   */
  stop(): Promise<void>;
  /** Starts the server again at the same address, after `stop`. */
  start(): Promise<void>;
  /** Deletes every stream, as if the disk had been lost; between `stop` and `start`. */
  erase(): Promise<void>;
}

export type Holder = ProcessName | 'otherServices';

export const configFor = (publicKeyOf: (holder: Holder) => string) =>
  natsKeys(publicKeyOf) + natsAuthorization(`    { nkey: ${publicKeyOf('otherServices')} }`);

/**
 * Starts a nats-server with JetStream for this spec file, since stream names are fixed. Permissions are as in
 * production.
 */
export async function testNats(): Promise<TestNats> {
  const { startNats } = await serverKind();
  const folder = temporaryFolder();
  const keys = await keysOfTheRun(folder);
  const options = {
    dir: join(folder, 'data'),
    port: await freePort(),
    config: configFor((holder) => keys[holder].publicKey),
    log: join(folder, 'nats.log'),
  };
  let server = await startNats(options);
  const { url } = server;
  const violations = async () =>
    (await readFile(options.log, 'utf8')).split('\n').filter((line) => line.includes('Violation'));
  return {
    url,
    violations,
    settingsOf: (holder) => ({ NATS_URL: url, NATS_NKEY_SEED: keys[holder].seed }),
    otherServices: () => {
      const authenticator = nkeyAuthenticator(new TextEncoder().encode(keys.otherServices.seed));
      return connect({ servers: url, authenticator, maxReconnectAttempts: -1, reconnectTimeWait: 100 });
    },
    stop: async () => {
      await server.stop();
      const found = await violations();
      if (found.length > 0) throw new Error(`a process violated its NATS permissions:\n${found.join('\n')}`);
    },
    start: async () => {
      server = await startNats(options);
    },
    erase: () => rm(options.dir, { recursive: true, force: true }),
  };
}

/** Keys are created once per run, since creating them takes a second. */
export async function keysOfTheRun(folder: string): Promise<Readonly<Record<Holder, Nkey>>> {
  const stored = join(tmpdir(), 'nats-keys.json');
  const known = await readFile(stored, 'utf8').catch(() => undefined);
  if (known) return JSON.parse(known);
  const keys = Object.fromEntries([...PROCESSES, 'otherServices' as const].map((holder) => [holder, nkey()]));
  const draft = join(folder, 'nats-keys.json');
  await writeFile(draft, JSON.stringify(keys), { mode: 0o600 });
  await rename(draft, stored);
  return keys as Record<Holder, Nkey>;
}
