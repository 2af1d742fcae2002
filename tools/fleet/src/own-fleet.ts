import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connect, type Clients } from '@reelsheet/client';
import type { ProcessName } from '@reelsheet/contracts/bus';
import { LOOPBACK, postgresUrl, stopChild, temporaryFolder, urlOf } from '@reelsheet/native-servers';
import { borrow } from './control.js';
import { readFleetFile, type FleetFile } from './files/fleet-file.js';
import { runningSupervisor } from './files/lock.js';
import { startReplica, type Replica } from './replica.js';
import { loadSecrets, type Secrets } from './files/secrets.js';
import { DATABASE } from './service-environment.js';
import { fleetSettings, type FleetSettings } from './settings.js';

const MAIN = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const STOP_WITHIN_MS = 60_000;
const TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 20;

/**
 * A complete fleet for the caller alone, on ports shifted by `PORT_OFFSET`. It ends with the calling process, even
 * after SIGKILL.
 */
export class OwnFleet {
  private readonly replicas: Replica[] = [];

  private constructor(
    readonly dir: string,
    private environment: NodeJS.ProcessEnv,
    private supervisor: ChildProcess,
  ) {}

  /** `more` are settings of the services that override those of the fleet. */
  static async start(more: NodeJS.ProcessEnv = {}): Promise<OwnFleet> {
    const dir = temporaryFolder();
    const environment = { ...process.env, ...more, FLEET_DIR: dir };
    return new OwnFleet(dir, environment, await supervise(environment));
  }

  /** Reads the current state; a restarted process has another id. */
  get file(): FleetFile {
    const file = readFleetFile(this.dir);
    if (!file) throw new Error('the fleet is not running');
    return file;
  }

  get settings(): FleetSettings {
    return fleetSettings(this.environment);
  }

  get secrets(): Secrets {
    return loadSecrets(this.dir);
  }

  /** Clients of the public API with the demo user's key. */
  get clients(): Clients {
    return connect(this.file, { key: this.file.api_key });
  }

  /** Returns the URL of the database for its administrator or for a service. */
  databaseUrl(user: keyof Secrets['databasePasswords'] = 'postgres'): string {
    const { databasePasswords } = this.secrets;
    const server = postgresUrl(this.settings.ports.postgres, databasePasswords.postgres);
    return urlOf(server, { database: DATABASE, user, password: databasePasswords[user] });
  }

  path(relative: string): string {
    return join(this.dir, relative);
  }

  /** Sends a signal to a process of the fleet and returns its process id. */
  signal(name: string, signal: NodeJS.Signals): number {
    const pid = this.file.pids[name];
    if (pid === undefined) throw new Error(`the fleet has no process ${name}`);
    process.kill(pid, signal);
    return pid;
  }

  /**
   * Starts an additional process of the service, of the fleet's own release or of another checkout. Resolves when it is
   * ready. It ends with the fleet.
   */
  async replica(
    name: ProcessName,
    environment: NodeJS.ProcessEnv = {},
    servicesFrom = this.settings.root,
  ): Promise<Replica> {
    const settings = { ...this.settings, root: servicesFrom };
    const replica = await startReplica(settings, this.secrets, name, environment);
    this.replicas.push(replica);
    await waitUntilReady(replica.origin, name);
    return replica;
  }

  originOf(name: ProcessName): string {
    return `http://${LOOPBACK}:${this.settings.ports[name]}`;
  }

  /** Resolves when the process reports that it is ready. */
  async untilReady(name: ProcessName): Promise<void> {
    await waitUntilReady(this.originOf(name), name);
  }

  /** Stops these processes until the returned function is called. */
  async borrow(names: readonly string[]): Promise<() => void> {
    const control = runningSupervisor(this.dir)?.control;
    if (!control) throw new Error('the fleet is not running');
    return borrow(control, names);
  }

  /** Stops all processes and keeps the data. */
  async halt(): Promise<void> {
    await Promise.all(this.replicas.splice(0).map((replica) => replica.stop()));
    await stopChild(this.supervisor, 'SIGTERM', STOP_WITHIN_MS);
  }

  /** Starts all processes again with the existing data, by default from this checkout. */
  async resume(servicesFrom = this.settings.root): Promise<void> {
    this.environment = { ...this.environment, FLEET_SERVICES_FROM: servicesFrom };
    this.supervisor = await supervise(this.environment);
  }

  async stop(): Promise<void> {
    await this.halt();
    await rm(this.dir, { recursive: true, force: true });
  }
}

async function supervise(env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const supervisor = spawn(process.execPath, [MAIN], { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  const [isReady] = await Promise.race([
    once(supervisor.stdout!, 'data').then(() => [true]),
    once(supervisor, 'exit').then(() => [false]),
  ]);
  if (!isReady) throw new Error('the fleet did not start');
  return supervisor;
}

async function waitUntilReady(origin: string, name: string): Promise<void> {
  for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; await sleep(POLL_INTERVAL_MS))
    if (await isOk(`${origin}/health/ready`)) return;
  throw new Error(`${name} does not become ready`);
}

async function isOk(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
