import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { PROCESSES, type ProcessName } from '@reelsheet/contracts/bus';
import type { OwnFleet } from '@reelsheet/tool-fleet';
import { BackgroundLoad } from './background-load.js';
import { ask, ledgerErrorsOf, untilSo } from './database.js';
import type { Trial } from './trial.js';
import { WebhookReceiver } from './webhook-receiver.js';

const MINUTE_MS = 60_000;
const POLL_INTERVAL_MS = 5_000;
/** Until heaps, caches and pools have their size. */
const WARM_PART = 1 / 3;
/** A pool may open one more at a late moment. */
const MORE_HANDLES = 3;

interface Look {
  readonly minutes: number;
  readonly megabytes: number;
  readonly handles: number;
}

/** All of the fleet's work at a steady pace, for as long as it takes to see what grows. */
export const soak: Trial = {
  shows: 'half an hour of steady work: memory, handles and connections stay as they are (R22)',
  async run(trial) {
    const { minutes, megabytesAMinute, pace } = trial.size({
      // What a heap grows by in its first minutes says little.
      small: { minutes: 4, megabytesAMinute: 15, pace: { callsPerSecond: 10, roundEveryMs: 1_000 } },
      full: { minutes: 30, megabytesAMinute: 1, pace: { callsPerSecond: 25, roundEveryMs: 500 } },
    });
    const receiver = await WebhookReceiver.open();
    trial.afterwards(() => receiver.leave());
    const fleet = await trial.fleet({ OUTBOUND_ALLOW: receiver.host });
    const load = await BackgroundLoad.start(fleet, receiver, pace);
    const looks = new Map<ProcessName, Look[]>(PROCESSES.map((name) => [name, []]));
    const connections: Look[] = [];
    const pids = fleet.file.pids;
    const startedAt = performance.now();
    const passed = () => (performance.now() - startedAt) / MINUTE_MS;
    while (passed() < minutes) {
      await sleep(POLL_INTERVAL_MS);
      if (passed() < minutes * WARM_PART) continue;
      for (const [name, seen] of looks) {
        const look = lookAt(pids[name]!, passed());
        // Callers open as many connections as they find answers slow.
        seen.push({ ...look, handles: look.handles - load.connectionsTo(name) });
      }
      connections.push({ minutes: passed(), megabytes: 0, handles: await connectionsOf(fleet) });
    }
    await load.stop();
    for (const [name, seen] of looks) {
      trial.note(`${name}: ${seen.at(-1)!.megabytes.toFixed(0)} MB, ${seen.at(-1)!.handles} handles at the end`);
      trial.figure(`${name}: MB that it grows by in a minute`, slopeOf(seen), { atMost: megabytesAMinute });
      trial.figure(`${name}: handles more than before`, growthOf(seen), { atMost: MORE_HANDLES });
    }
    trial.figure('connections to Postgres more than before', growthOf(connections), { atMost: MORE_HANDLES });
    trial.figure('processes that were replaced', replaced(pids, fleet.file.pids), { exactly: 0 });
    trial.note(`${load.rounds} rounds of work; answers: ${[...load.statuses].join('; ')}`);
    trial.none('errands that were not taken', load.refused);
    trial.figure('calls without an answer', load.lost, { exactly: 0 });
    const open = `SELECT FROM base.generation WHERE due_at IS NOT NULL UNION ALL SELECT FROM agent.run WHERE due_at IS NOT NULL`;
    await untilSo('all work has ended', async () => (await ask(fleet, open)).length === 0, 5 * MINUTE_MS);
    trial.none('faults of the ledger', await ledgerErrorsOf(fleet));
  },
};

function lookAt(pid: number, minutes: number): Look {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))!;
  return { minutes, megabytes: Number(kilobytes) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length };
}

async function connectionsOf(fleet: OwnFleet): Promise<number> {
  const sql = `SELECT count(*)::integer AS open FROM pg_stat_activity WHERE backend_type = 'client backend'`;
  return (await ask<{ open: number }>(fleet, sql))[0]!.open;
}

/** Of the straight line that fits best. */
function slopeOf(looks: readonly Look[]): number {
  const mean = (values: number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const x = mean(looks.map(({ minutes }) => minutes));
  const y = mean(looks.map(({ megabytes }) => megabytes));
  const rise = looks.reduce((sum, { minutes, megabytes }) => sum + (minutes - x) * (megabytes - y), 0);
  return rise / looks.reduce((sum, { minutes }) => sum + (minutes - x) ** 2, 0);
}

/** The least of the last third above the most of the first: what only comes and goes is no growth. */
function growthOf(looks: readonly Look[]): number {
  const third = Math.ceil(looks.length / 3);
  const handles = looks.map((look) => look.handles);
  return Math.min(...handles.slice(-third)) - Math.max(...handles.slice(0, third));
}

function replaced(before: Readonly<Record<string, number>>, after: Readonly<Record<string, number>>): number {
  return PROCESSES.filter((name) => before[name] !== after[name]).length;
}
