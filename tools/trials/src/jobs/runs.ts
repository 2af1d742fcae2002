import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Agent, request } from 'node:http';
import { dataOf, ApiError } from '@reelsheet/client';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import { median, quantile } from '../support/quantile.js';
import { newTenant, type Tenant } from '../support/tenant.js';
import type { Trial, TrialRun } from '../trial.js';

const ECHO = fileURLToPath(new URL('../support/event-echo.js', import.meta.url));
const FIRST_EVENT_WITHIN_MS = 1_000;
const ORGANIZATIONS = 2;
const ALL_ENDED_MS = 300_000;

/** Starts many runs at the same time, each with a reader of its progress stream. */
export const runs: Trial = {
  shows: '200 concurrent runs: first event within a second of the 202 at the median, compared with a bare echo',
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
      return (await dataOf(agent.runs.create({ body }))).progress_stream_url;
    });
    trial.note(
      `${count} runs, time to the 202: ${formatDurations(ours.answers)}; bare echo: ${formatDurations(bare.answers)}`,
    );
    trial.note(
      `first event after the 202: ${formatDurations(ours.events)}; bare echo: ${formatDurations(bare.events)}`,
    );
    trial.figure('median ms from the 202 to the first event', median(ours.events), { atMost: FIRST_EVENT_WITHIN_MS });
    trial.none('rejected runs', ours.rejections);
    const open = () => queryRows(fleet, `SELECT id FROM agent.run WHERE status IN ('pending', 'processing')`);
    const took = await waitUntil('all have ended', async () => (await open()).length === 0, ALL_ENDED_MS);
    trial.note(`the last ended ${(took / 1_000).toFixed(1)} s later`);
    const completed = await queryRows(fleet, `SELECT id FROM agent.run WHERE status = 'completed'`);
    trial.figure('runs that completed', completed.length, { exactly: count });
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

/** Starts the echo server in its own process, which ends with the trial. Returns its URL. */
async function startEcho(trial: TrialRun): Promise<string> {
  const child = fork(ECHO);
  trial.afterwards(async () => void child.disconnect());
  const [port] = (await once(child, 'message')) as [number];
  return `http://127.0.0.1:${port}/`;
}

/** Durations of the accepted orders in milliseconds, and the reasons of the rejected ones. */
interface Burst {
  readonly answers: number[];
  /** Times from the response to the first event. */
  readonly events: number[];
  readonly rejections: string[];
}

async function atOnce(count: number, order: (index: number) => Promise<string>): Promise<Burst> {
  const burst: Burst = { answers: [], events: [], rejections: [] };
  const follow = async (index: number) => {
    const beganAt = performance.now();
    const address = await order(index);
    const answeredAt = performance.now();
    burst.answers.push(answeredAt - beganAt);
    await firstEvent(address);
    burst.events.push(performance.now() - answeredAt);
  };
  const reject = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error;
    burst.rejections.push(error.message);
  };
  await Promise.all(Array.from({ length: count }, (_, index) => follow(index).catch(reject)));
  return burst;
}

/** Resolves at the first event. It uses a new connection, like each of many readers. */
function firstEvent(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const reading = request(address, { agent: new Agent() }, (stream) => {
      if (stream.statusCode !== 200) return reject(new Error(`the stream returned ${stream.statusCode}`));
      stream.once('data', () => {
        reading.destroy();
        resolve();
      });
    });
    reading.once('error', reject);
    reading.end();
  });
}

const formatDurations = (waits: readonly number[]) =>
  `${median(waits).toFixed(1)} ms at the median, ${quantile(waits, 0.99).toFixed(1)} ms at p99`;
