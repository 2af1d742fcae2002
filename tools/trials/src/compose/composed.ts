import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { urlOf } from '@reelsheet/native-servers';
import type { FleetFile } from '@reelsheet/tool-fleet';
import { waitUntil } from '../support/database.js';
import type { DockerMachine } from './docker-machine.js';

const COMMAND_MS = 5 * 60_000;
export const PROJECT = 'reelsheet';
/** Command of the page of compose up to the name of a command of compose. */
export const COMPOSE = 'docker compose -f docker/compose.yaml';
const PROFILE = '--profile sandbox';
const PORTS = { base: 3000, agent: 3001, core: 3002, upload: 3003, sandbox: 3900 };
/** Hosts of the public addresses, which only browsers and curl resolve by themselves. */
export const HOSTS = Object.keys(PORTS).map((name) => `${name}.localhost`);

/** A container as `docker inspect` prints it, as far as the trial reads it. */
export interface InspectedContainer {
  readonly Name: string;
  readonly Image: string;
  readonly Config: { readonly User: string; readonly Labels: Readonly<Record<string, string>> };
  readonly State: {
    readonly Status: string;
    readonly ExitCode: number;
    readonly Health?: { readonly Status: string };
  };
  readonly HostConfig: {
    readonly ReadonlyRootfs: boolean;
    readonly CapAdd: readonly string[] | null;
    readonly CapDrop: readonly string[] | null;
    readonly SecurityOpt: readonly string[] | null;
    readonly PidsLimit: number | null;
    readonly Privileged: boolean;
    readonly RestartPolicy: { readonly Name: string };
    readonly PortBindings: Readonly<Record<string, readonly { readonly HostIp: string }[]>>;
  };
  readonly NetworkSettings: { readonly Networks: Readonly<Record<string, { readonly IPAddress: string }>> };
}

/** Name of the service of a container in the file. */
export const serviceOfContainer = ({ Config }: InspectedContainer): string =>
  Config.Labels['com.docker.compose.service']!;

/** An installation by `docker/compose.yaml` in a clone of the repository. */
export class ComposedInstallation {
  constructor(
    readonly machine: DockerMachine,
    /** Folder of the clone. */
    readonly clone: string,
  ) {}

  /** Runs a line of the page of compose in the clone; throws if it fails. */
  async command(line: string, timeoutMs = COMMAND_MS): Promise<string> {
    const { status, stdout, stderr } = await this.machine.shell(line, { timeoutMs, cwd: this.clone });
    if (status !== 0) throw new Error(`${line} ended with status ${status}: ${(stdout + stderr).slice(-MAX_OUTPUT)}`);
    return stdout;
  }

  /** Runs a command of compose that concerns the sandbox too. */
  compose(command: string, timeoutMs = COMMAND_MS): Promise<string> {
    return this.command(`${COMPOSE} ${PROFILE} ${command}`, timeoutMs);
  }

  /** Returns all containers, also those of jobs that have ended. */
  async containers(): Promise<readonly InspectedContainer[]> {
    const ids = (await this.compose('ps --all --quiet')).split('\n').filter(Boolean);
    return JSON.parse(await this.machine.docker(['inspect', ...ids])) as readonly InspectedContainer[];
  }

  /** Returns the services whose container does not run or is not healthy. */
  async unready(): Promise<string[]> {
    return (await this.containers())
      .filter(({ State: { Status, ExitCode, Health } }) =>
        Status === 'exited' ? ExitCode !== 0 : Status !== 'running' || (Health && Health.Status !== 'healthy'),
      )
      .map(serviceOfContainer);
  }

  /** Waits until all containers are healthy, and returns the seconds. */
  async untilHealthy(timeoutMs: number): Promise<number> {
    let unready: string[] = [];
    const isHealthy = async () => (unready = await this.unready()).length === 0;
    const waited = waitUntil('all containers are healthy', isHealthy, timeoutMs).catch(async (cause: unknown) => {
      throw new Error(`not ready: ${unready.join(', ')}\n${await this.logs()}`, { cause });
    });
    return (await waited) / 1_000;
  }

  /** Returns the last lines of all logs. */
  logs(): Promise<string> {
    return this.compose('logs --tail 5');
  }

  settings(): Promise<NodeJS.Dict<string>> {
    return readFile(join(this.clone, 'docker/.env'), 'utf8').then(parseEnv);
  }

  /** Returns the address of the database at the address of its container, because its port is not published. */
  async databaseUrl(): Promise<string> {
    const postgres = (await this.containers()).find((each) => serviceOfContainer(each) === 'postgres')!;
    const [network] = Object.values(postgres.NetworkSettings.Networks);
    const { POSTGRES_PASSWORD: password } = await this.settings();
    return urlOf(`postgres://${network!.IPAddress}:5432`, { database: 'reelsheet', user: 'postgres', password });
  }

  /** Returns the public addresses, as a page of the fleet has them. */
  async file(): Promise<FleetFile> {
    const { OPERATOR_KEY: operatorKey } = await this.settings();
    return {
      base_url: `${originOf('base')}/v1`,
      agent_url: `${originOf('agent')}/v1`,
      core_url: `${originOf('core')}/v1`,
      upload_url: `${originOf('upload')}/v1`,
      sandbox_url: originOf('sandbox'),
      api_key: '',
      organization_id: 0,
      operator_key: operatorKey!,
      pids: {},
    };
  }
}

export const originOf = (name: keyof typeof PORTS): string => `http://${name}.localhost:${PORTS[name]}`;

const MAX_OUTPUT = 3_000;
