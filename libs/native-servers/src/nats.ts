import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nkeys } from '@nats-io/nats-core';
import { MachineError, explainFolderError } from './errors.js';
import { findProgram } from './find.js';
import { launch } from './local-server.js';
import type { LocalServer, ServerCommand } from './local-server.js';
import { LOOPBACK, freePort, greeting } from './ports.js';

export interface NatsOptions {
  /** Folder of the JetStream store; created if missing. */
  readonly dir: string;
  /** Port; 0 chooses a free one. */
  readonly port: number;
  /** Additional configuration of the server in its own syntax, such as permissions. */
  readonly config?: string;
  /** Makes the server one of a cluster. */
  readonly cluster?: NatsClusterMember;
  /** Log file of the server; if absent, it logs to its output. */
  readonly log?: string;
}

export interface NatsClusterMember {
  /** Name of the server, under which the others of the cluster know it. */
  readonly name: string;
  /** Port at which it takes the connections of the others. */
  readonly port: number;
  /** Such ports of the others. */
  readonly others: readonly number[];
}

export interface Nkey {
  /** Private key, `SU…`, with which its holder authenticates. */
  readonly seed: string;
  /** Public key, `U…`, by which the server recognizes the holder. */
  readonly publicKey: string;
}

/** Creates the key pair of a NATS user, from the seed if there is one. */
export function nkey(seed?: string): Nkey {
  const pair = seed ? nkeys.fromSeed(new TextEncoder().encode(seed)) : nkeys.createUser();
  return { seed: new TextDecoder().decode(pair.getSeed()), publicKey: pair.getPublicKey() };
}

export const natsUrl = (port: number): string => `nats://${LOOPBACK}:${port}`;

const configIn = (dir: string) => join(dir, 'nats.conf');

/** Returns the command that runs nats-server with JetStream on loopback. */
export function natsCommand({ dir, port, config, cluster, log }: NatsOptions): ServerCommand {
  const file = findProgram('nats-server');
  if (!file) throw new MachineError('nats-server is missing: install the package nats-server');
  try {
    mkdirSync(dir, { recursive: true });
    if (config) writeFileSync(configIn(dir), config, { mode: 0o600 });
  } catch (error) {
    throw explainFolderError(dir, error);
  }
  const args = ['--addr', LOOPBACK, '--port', String(port), '--jetstream', '--store_dir', dir];
  if (config) args.push('--config', configIn(dir));
  if (cluster) args.push(...clusterArguments(cluster));
  if (log) args.push('--log', log);
  return { file, args };
}

function clusterArguments({ name, port, others }: NatsClusterMember): string[] {
  const routes = others.map(natsUrl).join(',');
  return ['--server_name', name, '--cluster_name', 'reelsheet', '--cluster', natsUrl(port), '--routes', routes];
}

/** Returns true if the server accepts clients, which it does after JetStream has recovered. */
export async function natsIsReady(port: number): Promise<boolean> {
  return (await greeting(port)).startsWith('INFO ');
}

/** Runs nats-server as a child of this process. */
export async function startNats(options: NatsOptions): Promise<LocalServer> {
  const port = options.port || (await freePort());
  return launch({
    url: natsUrl(port),
    port,
    command: natsCommand({ ...options, port }),
    isReady: () => natsIsReady(port),
    stopSignal: 'SIGTERM',
  });
}
