import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import type { FleetFile } from '@reelsheet/tool-fleet';
import { pictureFor } from '../../failover/load.js';
import { whileOrdering } from '../../failover/ordering.js';
import { TrialRun } from '../../trial.js';

const PAUSE_MS = 200;

/**
 * Sends orders to the installation of a fleet file, and compares what was made of them with what was accepted. It runs
 * in the network of the cluster. It sends a message to its parent when some orders are accepted, and compares after a
 * message from it. Its arguments are the path of the file, the address of the database, the name of the step, the seed,
 * and `full` for the full size. Status 1 means that a goal was missed.
 */
const [path, url, name, seed, size] = process.argv.slice(2);
const trial = new TrialRun('cluster', Number(seed), size === 'full');
try {
  const file = JSON.parse(await readFile(path!, 'utf8')) as FleetFile;
  const act = async () => {
    process.send!('accepted');
    await once(process, 'message');
  };
  const picture = await pictureFor(trial);
  await whileOrdering(trial, { name: name!, file, databaseUrl: async () => url!, picture, pauseMs: PAUSE_MS, act });
} finally {
  await trial.end();
  process.disconnect();
}
process.exitCode = trial.isReached ? 0 : 1;
