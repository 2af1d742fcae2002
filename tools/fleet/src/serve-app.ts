import { spawn } from 'node:child_process';
import type { ChildProcess, StdioOptions } from 'node:child_process';
import { on } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProcessName } from '@reelsheet/contracts/bus';
import { MachineError, stopChild } from '@reelsheet/native-servers';
import { borrow } from './control.js';
import { runningSupervisor } from './files/lock.js';
import { loadSecrets } from './files/secrets.js';
import { serviceEnvironment } from './service-environment.js';
import { appNames } from './settings.js';
import type { App, FleetSettings } from './settings.js';

const BUNDLER = fileURLToPath(new URL('../../bundle/bundle.mjs', import.meta.url));
const STOP_WITHIN_MS = 5000;

/**
 * Runs one service from its sources with the other processes of the running fleet, until a signal. Every change
 * restarts it.
 */
export async function serveApp(settings: FleetSettings, name: string | undefined): Promise<void> {
  const app = appNames.find((each) => each === name);
  if (!app) throw new MachineError(`usage: serve.js ${appNames.join(' | ')}`);
  const control = runningSupervisor(settings.dir)?.control;
  if (!control) throw new MachineError(`no fleet is running in ${settings.dir}: start one with npm start`);
  const giveBack = await borrow(control, [app, `${app}-worker`]);
  await serveBuilds(app, nodeOf(settings, app));
  giveBack();
}

type Run = (name: ProcessName, args: string[], stdio: StdioOptions) => ChildProcess;

/** Returns the command that runs Node in the folder of the app with the environment of a process of the fleet. */
function nodeOf(settings: FleetSettings, app: App): Run {
  const node = join(settings.root, 'node_modules/.bin/node');
  const cwd = join(settings.root, 'apps', app);
  const secrets = loadSecrets(settings.dir);
  return (name, args, stdio) => spawn(node, args, { cwd, env: serviceEnvironment(settings, secrets, name), stdio });
}

/** Restarts the two processes of the service after each build, until a signal or the end of the bundler. */
async function serveBuilds(app: App, run: Run): Promise<void> {
  const bundler = run(app, [BUNDLER, '--watch'], ['inherit', 'inherit', 'inherit', 'ipc']);
  const builds = on(bundler, 'message', { close: ['exit'] });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => bundler.kill());
  let processes: ChildProcess[] = [];
  while (!(await builds.next()).done) {
    await stop(processes);
    processes = [
      run(app, ['--enable-source-maps', 'bundle/main.js'], 'inherit'),
      run(`${app}-worker`, ['--enable-source-maps', 'bundle/worker.js'], 'inherit'),
    ];
  }
  await stop(processes);
}

async function stop(processes: readonly ChildProcess[]): Promise<void> {
  await Promise.all(processes.map((each) => stopChild(each, 'SIGTERM', STOP_WITHIN_MS)));
}
