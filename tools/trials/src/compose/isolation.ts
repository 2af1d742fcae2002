import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../images/command.js';
import type { TrialRun } from '../trial.js';
import { HOSTS } from './composed.js';

const SETUP_MS = 10_000;
/** Environment variable of a trial in namespaces of its own: the file with the images. */
const ARCHIVE = 'COMPOSE_TRIAL_IMAGES';

/** Returns the file with the images if this process is in namespaces of its own. */
export const givenArchive = (): string | undefined => process.env[ARCHIVE];

/**
 * Runs this trial again, in a network of its own that has nothing but its loopback, and which callers and the machine
 * share, and with mounts of its own.
 */
export async function runIsolated(trial: TrialRun, name: string, archive: string): Promise<void> {
  const size = [
    ...(trial.isFull ? ['--full'] : []),
    ...(trial.only === undefined ? [] : ['--only', trial.only]),
    ...Object.entries(trial.chosen).flatMap(([number, value]) => ['--set', `${number}=${value}`]),
  ];
  const args = [process.argv[1]!, name, '--seed', String(trial.seed), ...size];
  const command = ['--net', '--mount', '--', process.execPath, ...process.execArgv, ...args];
  const child = spawn('unshare', command, { stdio: 'inherit', env: { ...process.env, [ARCHIVE]: archive } });
  const closed = once(child, 'exit') as Promise<[number | null]>;
  trial.afterwards(async () => {
    child.kill('SIGTERM');
    await closed;
  });
  const [status] = await closed;
  trial.figure('status of the trial in namespaces of its own', status ?? -1, { exactly: 0 });
}

/** Prepares the network and the names of hosts in the namespaces of this process. */
export async function prepareNamespaces(dir: string): Promise<void> {
  const hosts = join(dir, 'hosts');
  await writeFile(hosts, `127.0.0.1 localhost ${HOSTS.join(' ')}\n`);
  await run('ip', ['link', 'set', 'lo', 'up'], SETUP_MS);
  await run('mount', ['--bind', hosts, '/etc/hosts'], SETUP_MS);
}
