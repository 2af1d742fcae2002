import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Agent, request } from 'node:http';
import { dataOf } from '@reelsheet/client';
import { ask, faultsOfLedger, untilSo } from './database.js';
import { quantile } from './quantile.js';
import { newTenant, type Tenant } from './tenant.js';
import type { Trial, TrialRun } from './trial.js';

const ECHO = fileURLToPath(new URL('event-echo.js', import.meta.url));
const FIRST_EVENT_WITHIN_MS = 1_000;
const ORGANIZATIONS = 2;
const ALL_ENDED_MS = 300_000;

/** Many runs begun at the same moment, each followed by somebody. */
export const runs: Trial = {
  shows: '200 runs at once: first progress within a second of the 202 at the median, beside a bare echo of events',
  async run(trial) {
    const fleet = await trial.fleet();
    const tenants: Tenant[] = [];
    for (let made = 0; made < ORGANIZATIONS; made += 1) tenants.push(await newTenant(fleet.file));
    const count = trial.size({ small: 40, full: 200 });
    const echo = await startEcho(trial);
    const bare = await atOnce(count, async () => {
      await (await fetch(echo, { method: 'POST', body: '{}' })).json();
      return echo;
    });
    const ours = await atOnce(count, async (index) => {
      const { agent, agentId } = tenants[index % tenants.length]!;
      const body = { agent_id: agentId, message: `Write a title about bread ${index}` };
      return (await dataOf(agent.POST('/agent/run', { body }))).progress_stream_url;
    });
    trial.note(`${count} at once, first event after the 202: ${told(ours)}; of a bare echo: ${told(bare)}`);
    trial.figure('ms to the first event at the median', quantile(ours, 0.5), { atMost: FIRST_EVENT_WITHIN_MS });
    const open = () => ask(fleet, `SELECT id FROM agent.run WHERE status IN ('pending', 'processing')`);
    const took = await untilSo('all have ended', async () => (await open()).length === 0, ALL_ENDED_MS);
    trial.note(`the last ended ${(took / 1_000).toFixed(1)} s later`);
    const completed = await ask(fleet, `SELECT id FROM agent.run WHERE status = 'completed'`);
    trial.figure('runs that completed', completed.length, { exactly: count });
    trial.none('faults of the ledger', await faultsOfLedger(fleet));
  },
};

/** Where the echo listens, in a process of its own that ends with the trial. */
async function startEcho(trial: TrialRun): Promise<string> {
  const child = fork(ECHO);
  trial.afterwards(async () => void child.disconnect());
  const [port] = (await once(child, 'message')) as [number];
  return `http://127.0.0.1:${port}/`;
}

/** Milliseconds from each order's answer to the first event of its stream. */
function atOnce(count: number, order: (index: number) => Promise<string>): Promise<number[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const address = await order(index);
      const orderedAt = performance.now();
      await firstEvent(address);
      return performance.now() - orderedAt;
    }),
  );
}

/** On a connection of its own, as each of many readers has. */
function firstEvent(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const reading = request(address, { agent: new Agent() }, (stream) => {
      if (stream.statusCode !== 200) return reject(new Error(`the stream answered ${stream.statusCode}`));
      stream.once('data', () => {
        reading.destroy();
        resolve();
      });
    });
    reading.once('error', reject);
    reading.end();
  });
}

const told = (waits: readonly number[]) =>
  `${quantile(waits, 0.5).toFixed(1)} ms at the median, ${quantile(waits, 0.99).toFixed(1)} ms at p99`;
