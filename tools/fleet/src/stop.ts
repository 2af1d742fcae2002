import { setTimeout as sleep } from 'node:timers/promises';
import { runningSupervisor } from './files/lock.js';
import { fleetSettings } from './settings.js';

const POLL_INTERVAL_MS = 200;

/** Stops the fleet of this folder like Ctrl-C and waits until it has ended. */
const { dir } = fleetSettings(process.env);
const supervisor = runningSupervisor(dir);
if (supervisor) {
  process.kill(supervisor.pid, 'SIGTERM');
  while (runningSupervisor(dir)) await sleep(POLL_INTERVAL_MS);
  console.log('the fleet is stopped; its data remains');
} else {
  console.log(`no fleet is running in ${dir}`);
}
