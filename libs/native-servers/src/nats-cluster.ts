import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { LocalServer } from './local-server.js';
import { natsUrl, startNats } from './nats.js';
import type { NatsOptions } from './nats.js';
import { freePort } from './ports.js';
import { endProcess } from './processes.js';

const SERVERS = ['one', 'two', 'three'] as const;
const KILLED_WITHIN_MS = 15_000;

interface NatsClusterOptions {
  /** Folder in which each server has a folder of its own. */
  readonly dir: string;
  /** Additional configuration of each server. */
  readonly config?: string;
}

export interface NatsCluster {
  /** Addresses of all servers, separated by commas; they stay the same. */
  readonly url: string;
  /** Names of the servers, as JetStream reports them. */
  readonly names: readonly string[];
  /** Kills a server without a warning. */
  kill(name: string): Promise<void>;
  /** Starts a killed server again. */
  start(name: string): Promise<void>;
  /** Deletes all that a killed server has stored. */
  erase(name: string): Promise<void>;
  stop(): Promise<void>;
}

/** Runs three nats-servers as one cluster. JetStream answers once they have elected a leader. */
export async function startNatsCluster({ dir, config }: NatsClusterOptions): Promise<NatsCluster> {
  const members = await Promise.all(
    SERVERS.map(async (name) => ({ name, port: await freePort(), routePort: await freePort() })),
  );
  const options = new Map<string, NatsOptions>(
    members.map(({ name, port, routePort }) => {
      const others = members.filter((other) => other.name !== name).map((other) => other.routePort);
      return [name, { dir: join(dir, name), port, config, cluster: { name, port: routePort, others } }];
    }),
  );
  const running = new Map<string, LocalServer>();
  const start = async (name: string) => void running.set(name, await startNats(options.get(name)!));
  const stop = async () => void (await Promise.all([...running.values()].map((server) => server.stop())));
  await Promise.all(SERVERS.map(start)).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    url: members.map(({ port }) => natsUrl(port)).join(','),
    names: SERVERS,
    kill: (name) => endProcess(running.get(name)!.pid, 'SIGKILL', KILLED_WITHIN_MS),
    start,
    erase: (name) => rm(options.get(name)!.dir, { recursive: true, force: true }),
    stop,
  };
}
