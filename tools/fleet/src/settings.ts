import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MachineError } from '@reelsheet/native-servers';

/** Each service consists of two processes from one build. The worker serves health checks on its own port. */
export const apps = {
  base: { port: 3000, workerPort: 3010 },
  agent: { port: 3001, workerPort: 3011 },
  core: { port: 3002, workerPort: 3012 },
  upload: { port: 3003, workerPort: 3013 },
} as const;
export type App = keyof typeof apps;
export const appNames = Object.keys(apps) as App[];

/**
 * Ports that `fetch` never connects to, because they belong to other protocols: the bad ports of the Fetch standard
 * that a fleet could use.
 */
const BAD_PORTS: ReadonlySet<number> = new Set([
  3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]);

/** Different from the default ports of Postgres and NATS, and below the range of outgoing connections. */
const serverPorts = { sandbox: 3900, mail: 3925, postgres: 15_432, nats: 14_222 } as const;
const MAX_OFFSET = 65_535 - serverPorts.postgres;

export interface FleetSettings {
  /** Folder of the repository whose services and sandbox run. */
  readonly root: string;
  /** Absolute path of the folder of all files that the fleet writes. */
  readonly dir: string;
  readonly ports: Readonly<Record<App | `${App}-worker` | keyof typeof serverPorts, number>>;
  /** Environment with which the fleet was started. */
  readonly environment: NodeJS.ProcessEnv;
}

/** The folder of this repository. */
export const REPOSITORY = fileURLToPath(new URL('../../../', import.meta.url));

/**
 * Reads `FLEET_DIR`, `PORT_OFFSET`, and `FLEET_SERVICES_FROM`, another checkout whose built services run instead of
 * this one's; throws a MachineError that names an invalid one.
 */
export function fleetSettings(environment: NodeJS.ProcessEnv): FleetSettings {
  const root = resolve(REPOSITORY, environment.FLEET_SERVICES_FROM || '.');
  const offset = Number(environment.PORT_OFFSET ?? 0);
  if (!Number.isInteger(offset) || offset < 0 || offset > MAX_OFFSET) {
    throw new MachineError(`PORT_OFFSET must be a whole number from 0 to ${MAX_OFFSET}`);
  }
  const ports = portsFrom(offset);
  const bad = Object.entries(ports).find(([, port]) => BAD_PORTS.has(port));
  if (bad) throw new MachineError(`PORT_OFFSET gives ${bad[0]} port ${bad[1]}, to which fetch does not connect`);
  return { root, dir: resolve(REPOSITORY, environment.FLEET_DIR || '.fleet'), ports, environment };
}

function portsFrom(offset: number): FleetSettings['ports'] {
  const ofApps = appNames.flatMap(
    (app) =>
      [
        [app, apps[app].port],
        [`${app}-worker`, apps[app].workerPort],
      ] as const,
  );
  const all = [...ofApps, ...Object.entries(serverPorts)];
  return Object.fromEntries(all.map(([name, port]) => [name, port + offset])) as FleetSettings['ports'];
}

/** Paths below the fleet's folder. */
export const pathIn = {
  fleetFile: (dir: string) => join(dir, 'fleet.json'),
  secrets: (dir: string) => join(dir, 'secrets.json'),
  signingCertificate: (dir: string) => join(dir, 'signing-certificate.pem'),
  supervisor: (dir: string) => join(dir, 'supervisor.json'),
  log: (dir: string, name: string) => join(dir, 'logs', `${name}.log`),
  postgres: (dir: string) => join(dir, 'postgres'),
  nats: (dir: string) => join(dir, 'nats'),
  sandbox: (dir: string) => join(dir, 'sandbox'),
  storage: (dir: string) => join(dir, 'storage'),
};
