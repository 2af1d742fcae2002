import { mkdirSync } from 'node:fs';
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
}

export const natsUrl = (port: number): string => `nats://${LOOPBACK}:${port}`;

/** The command that runs nats-server with JetStream on loopback. */
export function natsCommand({ dir, port }: NatsOptions): ServerCommand {
  const file = findProgram('nats-server');
  if (!file) throw new MachineError('nats-server is missing: install the package nats-server');
  try {
    mkdirSync(dir, { recursive: true });
  } catch (error) {
    throw explainFolderError(dir, error);
  }
  return { file, args: ['--addr', LOOPBACK, '--port', String(port), '--jetstream', '--store_dir', dir] };
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
