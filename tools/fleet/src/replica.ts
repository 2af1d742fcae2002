import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { serviceOf, type ProcessName } from '@reelsheet/contracts/bus';
import { freePort, LOOPBACK, stopChild } from '@reelsheet/native-servers';
import type { Secrets } from './files/secrets.js';
import { httpUrl, serviceEnvironment } from './service-environment.js';
import { pathIn, type FleetSettings } from './settings.js';

const STOP_WITHIN_MS = 30_000;

/** An additional process of a service beside the fleet's own. It is not restarted when it ends. */
export interface Replica {
  /** Origin without a path. */
  readonly origin: string;
  readonly pid: number;
  /** Sends SIGKILL; throws if the process has already ended. */
  kill(): void;
  stop(): Promise<void>;
}

/** Starts a process, which is not ready yet. Values in `environment` override those of the fleet. */
export async function startReplica(
  settings: FleetSettings,
  secrets: Secrets,
  name: ProcessName,
  environment: NodeJS.ProcessEnv,
): Promise<Replica> {
  const port = await freePort();
  const app = serviceOf(name);
  const script = join(settings.root, `apps/${app}/bundle/${name === app ? 'main' : 'worker'}.js`);
  const env = {
    ...serviceEnvironment(settings, secrets, name),
    PORT: String(port),
    HEALTH_PORT: String(port),
    HOST: LOOPBACK,
    ...environment,
  };
  const child = spawn(process.execPath, [script], { cwd: settings.root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const log = createWriteStream(pathIn.log(settings.dir, `${name}-${port}`));
  child.stdout.pipe(log, { end: false });
  child.stderr.pipe(log, { end: false });
  const endWithUs = () => void child.kill('SIGKILL');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  return {
    origin: httpUrl(port),
    pid: child.pid!,
    kill: () => {
      if (!child.kill('SIGKILL')) throw new Error(`${name} at ${port} has already ended`);
    },
    stop: () => stopChild(child, 'SIGTERM', STOP_WITHIN_MS),
  };
}
