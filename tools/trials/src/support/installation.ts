import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES, type Service } from '@reelsheet/contracts';
import { natsAccount, PROCESSES, serviceOf, type ProcessName } from '@reelsheet/contracts/bus';
import { createServiceDatabase, freePort, LOOPBACK, nkey, stopChild, urlOf } from '@reelsheet/native-servers';
import {
  fleetSettings,
  loadSecrets,
  makeSigningCertificate,
  pathIn,
  serviceEnvironment,
  type FleetFile,
  type FleetSettings,
  type Secrets,
} from '@reelsheet/tool-fleet';
import { Balancer } from './balancer.js';
import { waitUntil } from './database.js';

const STOPS_WITHIN_MS = 35_000;
const READY_WITHIN_MS = 180_000;
const MAX_RESTARTS = 3;
/** Characters of a log that explain why a process ended. */
const MAX_LOG_LENGTH = 1_000;

/** Servers that several installations share. */
export interface SharedServers {
  /** URL of Postgres for its administrator. */
  readonly adminUrl: string;
  /** Hosts with ports of its standbys, which the addresses of the services name too. */
  readonly standbys?: readonly string[];
  /** Host with port of a pooler in transaction mode, through which the services connect. */
  readonly pooler?: string;
  readonly natsUrl: string;
  /** Servers of NATS that store each stream of events; default is one. */
  readonly streamReplicas?: number;
  /** Replicas of each process; several are behind a load balancer at the port of the process. Default is one. */
  readonly replicas?: number;
}

/** A program of an installation. */
export interface Program {
  readonly kind: ProcessName | 'sandbox';
  /** Name of its log, which no other replica has. */
  readonly name: string;
  /** Folder of the repository whose build runs. */
  readonly root: string;
  readonly env: NodeJS.ProcessEnv;
  /** Folder of all files of the installation. */
  readonly dir: string;
  /** Descriptor of the file for what it prints. */
  readonly log: number;
}

/** Starts a program, and returns the process that ends with it and passes signals on to it. */
export type Launcher = (program: Program) => ChildProcess;

const asProcess: Launcher = ({ kind, root, env, log }) => {
  const { PATH, TMPDIR } = process.env;
  return spawn(process.execPath, [join(root, scriptOf(kind))], {
    cwd: root,
    env: { PATH, TMPDIR, ...env },
    stdio: ['ignore', log, log],
  });
};

function scriptOf(kind: Program['kind']): string {
  if (kind === 'sandbox') return 'tools/sandbox/dist/main.js';
  const service = serviceOf(kind);
  return `apps/${service}/bundle/${kind === service ? 'main' : 'worker'}.js`;
}

/** The end of a program after SIGTERM. */
export interface Termination {
  readonly kind: Program['kind'];
  /** Null if a signal has ended it. */
  readonly status: number | null;
  /** Milliseconds since the signal. */
  readonly ms: number;
}

interface RunningProcess {
  child: ChildProcess;
  /** Port at which it answers. */
  readonly port: number;
}

/**
 * An installation that shares its servers with others: eight processes, or several replicas of each, roles, a database
 * and a NATS account of its own, and a sandbox.
 */
export class Installation {
  private sandbox?: ChildProcess;
  private hasOwnSandbox = true;
  private bucket: Readonly<Record<string, string>> = {};
  private readonly replicas = new Map<ProcessName, RunningProcess[]>();
  private readonly balancers: Balancer[] = [];
  /** Processes that are started again if they end before all are ready, as any orchestrator does on a busy machine. */
  private restarts = MAX_RESTARTS;
  /** Rejects when a process ends before it is stopped. */
  private readonly ended = Promise.withResolvers<never>();

  private constructor(
    readonly name: string,
    private settings: FleetSettings,
    private readonly secrets: Secrets,
    private readonly launch: Launcher,
  ) {}

  /** Creates the settings of an installation; nothing of it runs or exists in Postgres yet. */
  static async plan(name: string, dir: string, portOffset: number, launch = asProcess): Promise<Installation> {
    await mkdir(join(dir, 'logs'), { recursive: true });
    await makeSigningCertificate(dir);
    const environment = { ...process.env, FLEET_DIR: dir, PORT_OFFSET: String(portOffset) };
    const installation = new Installation(name, fleetSettings(environment), loadSecrets(dir), launch);
    installation.ended.promise.catch(() => undefined);
    return installation;
  }

  /** Settings of its services that a command of the operator needs. */
  operatorSettings({ adminUrl }: SharedServers): Readonly<Record<string, string>> {
    return {
      ADMIN_DATABASE_URL: urlOf(adminUrl, { database: this.name }),
      ...(Object.keys(this.bucket).length > 0 ? this.bucket : { UPLOAD_DIR: pathIn.storage(this.settings.dir) }),
      UPLOAD_URL: this.file.upload_url,
      ENCRYPTION_KEYS: this.secrets.settings.ENCRYPTION_KEYS,
    };
  }

  /** Uses the sandbox of another installation, because there is one of each network. Call it before the start. */
  shareSandbox({ settings }: Installation): void {
    this.settings = { ...this.settings, ports: { ...this.settings.ports, sandbox: settings.ports.sandbox } };
    this.hasOwnSandbox = false;
  }

  /** Stores files in the bucket of these settings instead of a folder. Call it before the start. */
  useBucket(settings: Readonly<Record<string, string>>): void {
    this.bucket = settings;
    this.settings = { ...this.settings, environment: { ...this.settings.environment, ...settings } };
  }

  /** Name of its NATS account. */
  get account(): string {
    return `${this.name} {\n${natsAccount((each) => nkey(this.secrets.nkeySeeds[each]).publicKey)}}\n`;
  }

  /** Configuration of a NATS server that serves it alone. */
  get natsConfig(): string {
    return `accounts {\n${this.account}}\n`;
  }

  /** Passwords of its services by role. */
  get passwords(): Readonly<Record<string, string>> {
    return Object.fromEntries(SERVICES.map((each) => [`${this.name}_${each}`, this.secrets.databasePasswords[each]]));
  }

  get roles(): string[] {
    return [...SERVICES, 'audit'].map((each) => `${this.name}_${each}`);
  }

  /** URLs for callers. */
  get file(): FleetFile {
    const { ports } = this.settings;
    const addressOf = (service: Service) => `${this.originOf(service)}/v1`;
    return {
      base_url: addressOf('base'),
      agent_url: addressOf('agent'),
      core_url: addressOf('core'),
      upload_url: addressOf('upload'),
      sandbox_url: `http://${LOOPBACK}:${ports.sandbox}`,
      api_key: '',
      organization_id: 0,
      operator_key: this.secrets.settings.OPERATOR_KEY,
      pids: {},
    };
  }

  originOf(name: ProcessName): string {
    return `http://${LOOPBACK}:${this.settings.ports[name]}`;
  }

  /** Origins of all replicas that run. */
  get origins(): string[] {
    return [...this.replicas.values()].flat().map(({ port }) => `http://${LOOPBACK}:${port}`);
  }

  /**
   * Returns the URL of its database for one of its services, or of another database for the same
   * service.
   */
  databaseUrl({ adminUrl }: SharedServers, service: Service, database = this.name): string {
    const password = this.secrets.databasePasswords[service];
    return urlOf(adminUrl, { database, user: `${this.name}_${service}`, password });
  }

  /**
   * Returns the addresses of a service's database: with the standbys, through the pooler if there is one, and of a
   * standby for reads.
   */
  private serviceUrls(servers: SharedServers, service: Service): Readonly<Record<string, string>> {
    const url = this.databaseUrl(servers, service);
    const { host } = new URL(url);
    const at = (hosts: string) => url.replace(`@${host}/`, `@${hosts}/`);
    const direct = at([host, ...(servers.standbys ?? [])].join(','));
    const [standby] = servers.standbys ?? [];
    return {
      ...(servers.pooler
        ? { DATABASE_URL: at(servers.pooler), DATABASE_DIRECT_URL: direct }
        : { DATABASE_URL: direct }),
      ...(standby ? { DATABASE_REPLICA_URL: at(standby) } : {}),
    };
  }

  async start(servers: SharedServers): Promise<void> {
    const services = SERVICES.map((name) => {
      return { name, role: `${this.name}_${name}`, password: this.secrets.databasePasswords[name] };
    });
    await createServiceDatabase(servers.adminUrl, { database: this.name, services });
    const { ports, dir } = this.settings;
    const sandbox = { SANDBOX_MAIL_PORT: String(ports.mail), SANDBOX_DIR: join(dir, 'sandbox') };
    if (this.hasOwnSandbox)
      this.sandbox = this.run('sandbox', 'sandbox', { HOST: LOOPBACK, PORT: String(ports.sandbox), ...sandbox });
    for (const name of PROCESSES) await this.startReplicas(servers, name);
    await Promise.race([this.untilReady(), this.ended.promise]);
    this.restarts = 0;
  }

  private async startReplicas(servers: SharedServers, name: ProcessName): Promise<void> {
    const { replicas = 1 } = servers;
    const { [name]: known } = this.settings.ports;
    const ports = replicas === 1 ? [known] : await Promise.all(Array.from({ length: replicas }, freePort));
    if (replicas > 1) this.balancers.push(await Balancer.start(known, ports));
    const service = serviceOf(name);
    const environment = {
      ...serviceEnvironment(this.settings, this.secrets, name),
      ...this.serviceUrls(servers, service),
      NATS_URL: servers.natsUrl,
      NATS_STREAM_REPLICAS: String(servers.streamReplicas ?? 1),
    };
    const started = ports.map((port, index) => {
      const log = index === 0 ? name : `${name}-${index + 1}`;
      const own = { PORT: String(port), HEALTH_PORT: String(port) };
      return { port, child: this.run(name, log, { ...environment, ...own }) };
    });
    this.replicas.set(name, started);
  }

  private async untilReady(): Promise<void> {
    for (const origin of this.origins) {
      const isReady = async () => (await fetch(`${origin}/health/ready`)).ok;
      await waitUntil(`${origin} of ${this.name} is ready`, isReady, READY_WITHIN_MS);
    }
  }

  /** Kills a replica of each process at once and returns how many it killed. */
  killOneOfEach(choose: (replicas: number) => number): number {
    const killed = [...this.replicas.values()].map((running) => running.splice(choose(running.length), 1)[0]!);
    for (const { child } of killed) child.kill('SIGKILL');
    return killed.length;
  }

  async stop(): Promise<void> {
    await this.terminate();
    await Promise.all(this.balancers.splice(0).map((balancer) => balancer.stop()));
  }

  /** Sends SIGTERM to all programs, and returns how each has ended. */
  terminate(): Promise<Termination[]> {
    const startedAt = performance.now();
    const programs = [...this.replicas].flatMap(([kind, running]) =>
      running.splice(0).map(({ child }): [Program['kind'], ChildProcess] => [kind, child]),
    );
    if (this.sandbox) programs.push(['sandbox', this.sandbox]);
    this.sandbox = undefined;
    return Promise.all(
      programs.map(async ([kind, child]) => {
        await stopChild(child, 'SIGTERM', STOPS_WITHIN_MS);
        return { kind, status: child.exitCode, ms: performance.now() - startedAt };
      }),
    );
  }

  private run(kind: Program['kind'], name: string, env: NodeJS.ProcessEnv): ChildProcess {
    const { root, dir } = this.settings;
    const log = openSync(join(dir, 'logs', `${name}.log`), 'a');
    const child = this.launch({ kind, name, root, env, dir, log });
    child.once('exit', (code) => {
      const running = [...this.replicas.values()].flat().find((each) => each.child === child);
      if (!running && child !== this.sandbox) return;
      if (running && this.restarts > 0) {
        this.restarts -= 1;
        running.child = this.run(kind, name, env);
        return;
      }
      const lastLines = readFileSync(join(dir, 'logs', `${name}.log`), 'utf8').slice(-MAX_LOG_LENGTH);
      this.ended.reject(new Error(`${this.name}'s ${name} ended with status ${code}: ${lastLines}`));
    });
    return child;
  }
}
