import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ProcessName } from '@reelsheet/contracts/bus';
import { MachineError, stopChild } from '@reelsheet/native-servers';
import { borrow } from './control.js';
import { runningSupervisor } from './lock.js';
import { loadSecrets } from './secrets.js';
import { serviceEnvironment } from './service-environment.js';
import { appNames } from './settings.js';
import type { App, FleetSettings } from './settings.js';

const STOP_WITHIN_MS = 5000;

/** Runs one service from its sources, reloading on every change, against the rest of the running fleet, until a signal. */
export async function serveApp(settings: FleetSettings, name: string | undefined): Promise<void> {
  const app = appNames.find((each) => each === name);
  if (!app) throw new MachineError(`usage: serve.js ${appNames.join(' | ')}`);
  const control = runningSupervisor(settings.dir)?.control;
  if (!control) throw new MachineError(`no fleet is running in ${settings.dir}: start one with npm start`);
  const giveBack = await borrow(control, [app, `${app}-worker`]);
  const children = startAll(settings, app);
  await Promise.race([signalled(), ...children.map((child) => once(child, 'exit'))]);
  await Promise.all(children.map((child) => stopChild(child, 'SIGTERM', STOP_WITHIN_MS)));
  giveBack();
}

const BUNDLER = fileURLToPath(new URL('../../bundle/bundle.mjs', import.meta.url));

/** The bundler, and the two processes of the service. */
function startAll(settings: FleetSettings, app: App): ChildProcess[] {
  const node = join(settings.root, 'node_modules/.bin/node');
  const cwd = join(settings.root, 'apps', app);
  const secrets = loadSecrets(settings.dir);
  const run = (name: ProcessName, ...args: string[]) =>
    spawn(node, args, { cwd, env: serviceEnvironment(settings, secrets, name), stdio: 'inherit' });
  return [
    run(app, BUNDLER, '--watch'),
    run(app, '--watch', '--enable-source-maps', 'bundle/main.js'),
    run(`${app}-worker`, '--watch', '--enable-source-maps', 'bundle/worker.js'),
  ];
}

function signalled(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => resolve());
  });
}
