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
 * A whole fleet of the caller's own, on the ports that `PORT_OFFSET` gives; it ends with the caller, however hard
 * that ends.
 */
export class OwnFleet {
  private readonly replicas: Replica[] = [];

  private constructor(
    readonly dir: string,
    private environment: NodeJS.ProcessEnv,
    private supervisor: ChildProcess,
  ) {}

  /** `more` are settings of the services, above the fleet's own. */
  static async start(more: NodeJS.ProcessEnv = {}): Promise<OwnFleet> {
    const dir = temporaryFolder();
    const environment = { ...process.env, ...more, FLEET_DIR: dir };
    return new OwnFleet(dir, environment, await supervise(environment));
  }

  /** The present state: a restarted process has another id. */
  get file(): FleetFile {
    const file = readFleetFile(this.dir);
    if (!file) throw new Error('the fleet is down');
    return file;
  }

  get settings(): FleetSettings {
    return fleetSettings(this.environment);
  }

  get secrets(): Secrets {
    return loadSecrets(this.dir);
  }

  /** The public API as the demo user calls it. */
  get clients(): Clients {
    return connect(this.file, { key: this.file.api_key });
  }

  /** The database as its administrator reaches it, or as the service of that name does. */
  databaseUrl(user: keyof Secrets['databasePasswords'] = 'postgres'): string {
    const { databasePasswords } = this.secrets;
    const server = postgresUrl(this.settings.ports.postgres, databasePasswords.postgres);
    return urlOf(server, { database: DATABASE, user, password: databasePasswords[user] });
  }

  path(relative: string): string {
    return join(this.dir, relative);
  }

  /** Sends a signal to a process of the fleet; gives its id. */
  signal(name: string, signal: NodeJS.Signals): number {
    const pid = this.file.pids[name];
    if (pid === undefined) throw new Error(`no process of the fleet is called ${name}`);
    process.kill(pid, signal);
    return pid;
  }

  /**
   * A further process of the service, ready, which ends with the fleet; of the fleet's own release or of another
   * checkout.
   */
  async replica(
    name: ProcessName,
    environment: NodeJS.ProcessEnv = {},
    servicesFrom = this.settings.root,
  ): Promise<Replica> {
    const settings = { ...this.settings, root: servicesFrom };
    const replica = await startReplica(settings, this.secrets, name, environment);
    this.replicas.push(replica);
    await untilGood(replica.origin, name);
    return replica;
  }

  originOf(name: ProcessName): string {
    return `http://${LOOPBACK}:${this.settings.ports[name]}`;
  }

  /** Resolves as soon as the process says that it can do its work. */
  async untilReady(name: ProcessName): Promise<void> {
    await untilGood(this.originOf(name), name);
  }

  /** Ends these processes, and leaves them so until the returned function is called. */
  async borrow(names: readonly string[]): Promise<() => void> {
    const control = runningSupervisor(this.dir)?.control;
    if (!control) throw new Error('the fleet is down');
    return borrow(control, names);
  }

  /** Ends all its processes and leaves its data. */
  async halt(): Promise<void> {
    await Promise.all(this.replicas.splice(0).map((replica) => replica.stop()));
    await stopChild(this.supervisor, 'SIGTERM', STOP_WITHIN_MS);
  }

  /** Starts all of it again over the data that is there, with the services of this checkout. */
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

async function untilGood(origin: string, name: string): Promise<void> {
  for (const until = performance.now() + TIMEOUT_MS; performance.now() < until; await sleep(POLL_INTERVAL_MS))
    if (await isGood(`${origin}/health/ready`)) return;
  throw new Error(`${name} does not become ready`);
}

async function isGood(address: string): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
