import { setTimeout as sleep } from 'node:timers/promises';
import { runningSupervisor } from './files/lock.js';
import { fleetSettings } from './settings.js';

const POLL_INTERVAL_MS = 200;

/** Ends the fleet of this folder as Ctrl-C would, and waits until it is down. */
const { dir } = fleetSettings(process.env);
const supervisor = runningSupervisor(dir);
if (supervisor) {
  process.kill(supervisor.pid, 'SIGTERM');
  while (runningSupervisor(dir)) await sleep(POLL_INTERVAL_MS);
  console.log('the fleet is down, its data stays');
} else {
  console.log(`no fleet runs in ${dir}`);
}
