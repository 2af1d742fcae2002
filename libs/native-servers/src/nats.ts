import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { nkeys } from '@nats-io/nats-core';
import { MachineError, explainFolderError } from './errors.js';
import { findProgram } from './find.js';
import { launch } from './local-server.js';
import type { LocalServer, ServerCommand } from './local-server.js';
import { LOOPBACK, freePort, greeting } from './ports.js';

export interface NatsOptions {
  /** Folder of the JetStream store; created when missing. */
  readonly dir: string;
  /** 0 chooses a free one. */
  readonly port: number;
  /** More of the server's configuration, in its own language: who may do what. */
  readonly config?: string;
  /** File of the server's log; its output where absent. */
  readonly log?: string;
}

export interface Nkey {
  /** `SU…`, which its holder proves that it is the holder by. */
  readonly seed: string;
  /** `U…`, by which the server knows the holder. */
  readonly publicKey: string;
}

/** A new key of a NATS user, or the one of this seed. */
export function nkey(seed?: string): Nkey {
  const pair = seed ? nkeys.fromSeed(new TextEncoder().encode(seed)) : nkeys.createUser();
  return { seed: new TextDecoder().decode(pair.getSeed()), publicKey: pair.getPublicKey() };
}

export const natsUrl = (port: number): string => `nats://${LOOPBACK}:${port}`;

const configIn = (dir: string) => join(dir, 'nats.conf');

/** The command that runs nats-server with JetStream on loopback. */
export function natsCommand({ dir, port, config, log }: NatsOptions): ServerCommand {
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
  if (log) args.push('--log', log);
  return { file, args };
}

/** True once the server takes clients; JetStream has recovered by then. */
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
