import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROCESSES, type ProcessName } from '@reelsheet/contracts/bus';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { BackgroundLoad } from '../support/background-load.js';
import { queryRows, ledgerErrorsOf, waitUntil } from '../support/database.js';
import type { Trial } from '../trial.js';
import { WebhookReceiver } from '../support/webhook-receiver.js';

const MINUTE_MS = 60_000;
const POLL_INTERVAL_MS = 5_000;
/** Share of the duration until heaps, caches and pools have reached their size. */
const WARM_UP_SHARE = 1 / 3;
/** A pool may open one more connection late. */
const MORE_HANDLES = 3;

interface Sample {
  readonly minutes: number;
  readonly megabytes: number;
  readonly handles: number;
}

/** Runs all kinds of work at a constant rate, long enough to detect growth. */
export const soak: Trial = {
  shows: 'half an hour of constant load: memory, handles and connections do not grow (R22)',
  async run(trial) {
    const { minutes, megabytesAMinute, pace } = trial.size({
      // The growth of a heap in its first minutes is not representative.
      small: { minutes: 4, megabytesAMinute: 15, pace: { callsPerSecond: 10, roundEveryMs: 1_000 } },
      full: { minutes: 30, megabytesAMinute: 1, pace: { callsPerSecond: 25, roundEveryMs: 500 } },
    });
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.stop());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    const load = await BackgroundLoad.start(fleet, receiver, pace);
    const samples = new Map<ProcessName, Sample[]>(PROCESSES.map((name) => [name, []]));
    const connections: Sample[] = [];
    const pids = fleet.file.pids;
    const startedAt = performance.now();
    const passed = () => (performance.now() - startedAt) / MINUTE_MS;
    while (passed() < minutes) {
      await sleep(POLL_INTERVAL_MS);
      if (passed() < minutes * WARM_UP_SHARE) continue;
      for (const [name, seen] of samples) {
        const sample = sampleOf(pids[name]!, passed());
        // Callers open more connections when responses are slow, so these do not count.
        seen.push({ ...sample, handles: sample.handles - load.connectionsTo(name) });
      }
      connections.push({ minutes: passed(), megabytes: 0, handles: await connectionsOf(fleet) });
    }
    await load.stop();
    for (const [name, seen] of samples) {
      trial.note(`${name}: ${seen.at(-1)!.megabytes.toFixed(0)} MB, ${seen.at(-1)!.handles} handles at the end`);
      trial.figure(`${name}: growth in MB per minute`, slopeOf(seen), { atMost: megabytesAMinute });
      trial.figure(`${name}: additional handles`, growthOf(seen), { atMost: MORE_HANDLES });
    }
    trial.figure('additional connections to Postgres', growthOf(connections), { atMost: MORE_HANDLES });
    trial.figure('processes that were restarted', replaced(pids, fleet.file.pids), { exactly: 0 });
    trial.note(`${load.rounds} rounds of work; responses: ${[...load.statuses].join('; ')}`);
    trial.none('rejected requests', load.rejected);
    trial.figure('calls without a response', load.lost, { exactly: 0 });
    const open = `SELECT FROM base.generation WHERE due_at IS NOT NULL UNION ALL SELECT FROM agent.run
      WHERE due_at IS NOT NULL`;
    await waitUntil('all work has ended', async () => (await queryRows(fleet, open)).length === 0, 5 * MINUTE_MS);
    trial.none('ledger inconsistencies', await ledgerErrorsOf(fleet));
  },
};

function sampleOf(pid: number, minutes: number): Sample {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return { minutes, megabytes: Number(kilobytes) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

async function connectionsOf(fleet: OwnFleet): Promise<number> {
  const sql = `SELECT count(*)::integer AS open FROM pg_stat_activity WHERE backend_type = 'client backend'`;
  return (await queryRows<{ open: number }>(fleet, sql))[0]!.open;
}

/** Returns the slope of the line of best fit. */
function slopeOf(samples: readonly Sample[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(samples.map(({ minutes }) => minutes));
  const y = mean(samples.map(({ megabytes }) => megabytes));
  const rise = samples.reduce((sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y), 0);
  return rise / samples.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
}

/**
 * Returns the minimum of the last third minus the maximum of the first third, so that fluctuation does not count as
 * growth.
 */
function growthOf(samples: readonly Sample[]): number {
  const third = Math.ceil(samples.length / 3);
  const handles = samples.map((sample) => sample.handles);
  return Math.min(...handles.slice(-third)) - Math.max(...handles.slice(0, third));
}

function replaced(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): number {
  return PROCESSES.filter((name) => before[name] !== after[name]).length;
}
