import { spawn, type ChildProcess } from 'node:child_process';
import { openSync, readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { SERVICES, type Service } from '@reelsheet/contracts';
import { natsAccount, PROCESSES, serviceOf, type ProcessName } from '@reelsheet/contracts/bus';
import { createServiceDatabase, LOOPBACK, nkey, stopChild, urlOf } from '@reelsheet/native-servers';
import {
  fleetSettings,
  loadSecrets,
  makeSigningCertificate,
  serviceEnvironment,
  type FleetFile,
  type FleetSettings,
  type Secrets,
} from '@reelsheet/tool-fleet';
import { waitUntil } from './database.js';

const STOPS_WITHIN_MS = 35_000;
const READY_WITHIN_MS = 180_000;
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
}

/**
 * An installation that shares its servers with others: eight processes, roles, a database and a
 * NATS account of its own, and a sandbox.
 */
export class Installation {
  private readonly processes: ChildProcess[] = [];
  /** Rejects when a process ends before it is stopped. */
  private readonly ended = Promise.withResolvers<never>();

  private constructor(
    readonly name: string,
    private readonly settings: FleetSettings,
    private readonly secrets: Secrets,
  ) {}

  /** Creates the settings of an installation; nothing of it runs or exists in Postgres yet. */
  static async plan(name: string, dir: string, portOffset: number): Promise<Installation> {
    await mkdir(join(dir, 'logs'), { recursive: true });
    await makeSigningCertificate(dir);
    const environment = { ...process.env, FLEET_DIR: dir, PORT_OFFSET: String(portOffset) };
    const installation = new Installation(name, fleetSettings(environment), loadSecrets(dir));
    installation.ended.promise.catch(() => undefined);
    return installation;
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

  /**
   * Returns the URL of its database for one of its services, or of another database for the same
   * service.
   */
  databaseUrl({ adminUrl }: SharedServers, service: Service, database = this.name): string {
    const password = this.secrets.databasePasswords[service];
    return urlOf(adminUrl, { database, user: `${this.name}_${service}`, password });
  }

  /** Returns the addresses of a service's database: with the standbys, and through the pooler if there is one. */
  private serviceUrls(servers: SharedServers, service: Service): Readonly<Record<string, string>> {
    const url = this.databaseUrl(servers, service);
    const { host } = new URL(url);
    const at = (hosts: string) => url.replace(`@${host}/`, `@${hosts}/`);
    const direct = at([host, ...(servers.standbys ?? [])].join(','));
    return servers.pooler
      ? { DATABASE_URL: at(servers.pooler), DATABASE_DIRECT_URL: direct }
      : { DATABASE_URL: direct };
  }

  async start(servers: SharedServers): Promise<void> {
    const services = SERVICES.map((name) => {
      return { name, role: `${this.name}_${name}`, password: this.secrets.databasePasswords[name] };
    });
    await createServiceDatabase(servers.adminUrl, { database: this.name, services });
    const { ports, dir } = this.settings;
    const sandbox = { SANDBOX_MAIL_PORT: String(ports.mail), SANDBOX_DIR: join(dir, 'sandbox') };
    this.run('sandbox', 'tools/sandbox/dist/main.js', { HOST: LOOPBACK, PORT: String(ports.sandbox), ...sandbox });
    for (const name of PROCESSES) {
      const service = serviceOf(name);
      this.run(name, `apps/${service}/bundle/${name === service ? 'main' : 'worker'}.js`, {
        ...serviceEnvironment(this.settings, this.secrets, name),
        ...this.serviceUrls(servers, service),
        NATS_URL: servers.natsUrl,
        NATS_STREAM_REPLICAS: String(servers.streamReplicas ?? 1),
      });
    }
    await Promise.race([this.untilReady(), this.ended.promise]);
  }

  private async untilReady(): Promise<void> {
    const isReady = async (name: ProcessName) => (await fetch(`${this.originOf(name)}/health/ready`)).ok;
    for (const name of PROCESSES)
      await waitUntil(`${this.name}'s ${name} is ready`, () => isReady(name), READY_WITHIN_MS);
  }

  async stop(): Promise<void> {
    await Promise.all(this.processes.splice(0).map((each) => stopChild(each, 'SIGTERM', STOPS_WITHIN_MS)));
  }

  private run(name: string, script: string, env: NodeJS.ProcessEnv): void {
    const { root, dir } = this.settings;
    const log = openSync(join(dir, 'logs', `${name}.log`), 'a');
    const child = spawn(process.execPath, [join(root, script)], {
      cwd: root,
      env: { PATH: process.env['PATH'], TMPDIR: process.env['TMPDIR'], ...env },
      stdio: ['ignore', log, log],
    });
    this.processes.push(child);
    child.once('exit', (code) => {
      if (!this.processes.includes(child)) return;
      const lastLines = readFileSync(join(dir, 'logs', `${name}.log`), 'utf8').slice(-MAX_LOG_LENGTH);
      this.ended.reject(new Error(`${this.name}'s ${name} ended with status ${code}: ${lastLines}`));
    });
  }
}
