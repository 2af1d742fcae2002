import { join } from 'node:path';
import { natsAuthorization, natsKeys, type ProcessName } from '@reelsheet/contracts/bus';
import {
  createServiceDatabase,
  natsCommand,
  natsIsReady,
  nkey,
  postgresCommand,
  postgresIsReady,
  postgresUrl,
} from '@reelsheet/native-servers';
import type { ServerCommand } from '@reelsheet/native-servers';
import type { ProcessSpec, Stage } from './supervision/process-spec.js';
import type { Secrets } from './files/secrets.js';
import { DATABASE, httpUrl, serviceEnvironment } from './service-environment.js';
import { appNames, pathIn } from './settings.js';
import type { App, FleetSettings } from './settings.js';
import { FLEET_VARIABLE } from './supervision/supervisor.js';

const SERVICE_STOPS_WITHIN_MS = 30_000;
const SERVER_STOPS_WITHIN_MS = 15_000;
const PROBE_TIMEOUT_MS = 2000;

/** Returns the processes of a fleet in the order in which they start. */
export function fleetStages(settings: FleetSettings, secrets: Secrets): Stage[] {
  const services = appNames.map((name) => ({ name, password: secrets.databasePasswords[name] }));
  const adminUrl = postgresUrl(settings.ports.postgres, secrets.databasePasswords.postgres);
  return [
    {
      processes: [postgres(settings, secrets, adminUrl), nats(settings, secrets), sandbox(settings)],
      afterwards: () => createServiceDatabase(adminUrl, { database: DATABASE, services }),
    },
    { processes: appNames.flatMap((app) => [service(settings, secrets, app), worker(settings, secrets, app)]) },
  ];
}

function postgres(settings: FleetSettings, secrets: Secrets, adminUrl: string): ProcessSpec {
  const port = settings.ports.postgres;
  const options = { dir: pathIn.postgres(settings.dir), port, superuserPassword: secrets.databasePasswords.postgres };
  return {
    name: 'postgres',
    port,
    command: async () => ofFleet(settings, await postgresCommand(options)),
    isReady: () => postgresIsReady(adminUrl),
    stopSignal: 'SIGINT',
    stopWithin: SERVER_STOPS_WITHIN_MS,
  };
}

/** NATS authenticates each process by its key and grants it the permissions that the contracts define. */
function nats(settings: FleetSettings, { nkeySeeds }: Secrets): ProcessSpec {
  const port = settings.ports.nats;
  const config = natsKeys((process) => nkey(nkeySeeds[process]).publicKey) + natsAuthorization();
  return {
    name: 'nats',
    port,
    command: () => ofFleet(settings, natsCommand({ dir: pathIn.nats(settings.dir), port, config })),
    isReady: () => natsIsReady(port),
    stopSignal: 'SIGTERM',
    stopWithin: SERVER_STOPS_WITHIN_MS,
  };
}

function sandbox(settings: FleetSettings): ProcessSpec {
  const port = settings.ports.sandbox;
  const env = {
    ...settings.environment,
    HOST: '127.0.0.1',
    PORT: String(port),
    SANDBOX_MAIL_PORT: String(settings.ports.mail),
    SANDBOX_DIR: pathIn.sandbox(settings.dir),
  };
  return {
    name: 'sandbox',
    port,
    command: () => ofFleet(settings, nodeCommand(settings, 'tools/sandbox/dist/main.js', env)),
    isReady: () => answersOk(`${httpUrl(port)}/log`),
    stopSignal: 'SIGTERM',
    stopWithin: SERVER_STOPS_WITHIN_MS,
  };
}

function service(settings: FleetSettings, secrets: Secrets, app: App): ProcessSpec {
  return appProcess(settings, secrets, app, { name: app, script: 'main.js' });
}

function worker(settings: FleetSettings, secrets: Secrets, app: App): ProcessSpec {
  return appProcess(settings, secrets, app, { name: `${app}-worker`, script: 'worker.js' });
}

interface AppProcess {
  readonly name: ProcessName;
  readonly script: string;
}

function appProcess(settings: FleetSettings, secrets: Secrets, app: App, { name, script }: AppProcess): ProcessSpec {
  const port = settings.ports[name];
  const bundle = `apps/${app}/bundle`;
  const env = {
    NODE_COMPILE_CACHE: join(settings.root, bundle, 'compiled'),
    ...serviceEnvironment(settings, secrets, name),
  };
  return {
    name,
    port,
    command: () => ofFleet(settings, nodeCommand(settings, `${bundle}/${script}`, env)),
    isReady: () => answersOk(`${httpUrl(port)}/health/ready`),
    stopSignal: 'SIGTERM',
    stopWithin: SERVICE_STOPS_WITHIN_MS,
  };
}

/** Flags that the Dockerfile also passes to each process; ADR 10 states their effect. */
const NODE_FLAGS = ['--enable-source-maps', '--max-semi-space-size=4'];
const MALLOC = { MALLOC_ARENA_MAX: '2' };

/** Returns a command with the Node version that the lock file pins, regardless of the one that started the fleet. */
function nodeCommand({ root }: FleetSettings, script: string, env: NodeJS.ProcessEnv): ServerCommand {
  return {
    file: join(root, 'node_modules/.bin/node'),
    args: [...NODE_FLAGS, join(root, script)],
    cwd: root,
    env: { ...MALLOC, ...env },
  };
}

/** Marks a process, so that a later supervisor of the same folder recognizes it. */
function ofFleet({ dir }: FleetSettings, command: ServerCommand): ServerCommand {
  return { ...command, env: { ...(command.env ?? process.env), [FLEET_VARIABLE]: dir } };
}

async function answersOk(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false;
  }
}
