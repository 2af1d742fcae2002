import { spawn } from 'node:child_process';
import { mkdirSync, openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fleetSettings, readFleetFile, type FleetFile } from '@reelsheet/tool-fleet';

const START_MS = 180_000;
const POLL_INTERVAL_MS = 500;
const ANSWER_MS = 2_000;

/** Returns the running fleet, or starts one that keeps running after the demo. */
export async function fleetUp(say: (text: string) => void): Promise<FleetFile> {
  const { dir } = fleetSettings(process.env);
  const running = readFleetFile(dir);
  if (running && (await answers(running))) return running;
  say('starting the fleet');
  const exitReason = startFleet(dir);
  const deadline = Date.now() + START_MS;
  while (Date.now() < deadline) {
    const fleet = readFleetFile(dir);
    if (fleet && (await answers(fleet))) return fleet;
    if (exitReason())
      throw new Error(`the fleet did not start: ${exitReason()}; see ${join(dir, 'logs', 'fleet.log')}`);
    await sleep(POLL_INTERVAL_MS);
  }
  throw new Error(`the fleet is not ready after ${START_MS / 1_000} s; see ${join(dir, 'logs')}`);
}

function startFleet(dir: string): () => string | undefined {
  mkdirSync(join(dir, 'logs'), { recursive: true });
  const log = openSync(join(dir, 'logs', 'fleet.log'), 'a');
  const main = resolve(import.meta.dirname, '../../fleet/dist/main.js');
  const fleet = spawn(process.execPath, ['--enable-source-maps', main], {
    detached: true,
    stdio: ['ignore', log, log],
  });
  let end: string | undefined;
  fleet.once('exit', (status) => (end = `it exited with status ${status}`));
  fleet.unref();
  return () => end;
}

/** Returns whether the fleet accepts the key of the demo's user, also behind an ingress that passes on only the API. */
async function answers({ base_url, api_key }: FleetFile): Promise<boolean> {
  try {
    const headers = { 'X-API-Key': api_key };
    return (await fetch(`${base_url}/agents`, { headers, signal: AbortSignal.timeout(ANSWER_MS) })).ok;
  } catch {
    return false;
  }
}
