import { setTimeout as sleep } from 'node:timers/promises';
import { fleetSettings, OwnFleet, type FleetFile } from '@reelsheet/tool-fleet';
import { median } from './median.js';
import { cpuSeconds, memory } from './process-usage.js';

const ROUNDS = 3;
const SETTLE_MS = 30_000;
/** About 80 seconds after its start, V8 collects the garbage of the start once. An idle process does not repeat it. */
const TIDY_MS = 120_000;
const IDLE_MS = 60_000;
const POLL_INTERVAL_MS = 10;
const TIMEOUT_MS = 60_000;

/** Processor time of a boot on a migrated database, in seconds. */
const BOOT_SECONDS = {
  base: 0.7,
  'base-worker': 0.6,
  agent: 0.48,
  'agent-worker': 0.48,
  core: 0.4,
  'core-worker': 0.4,
  upload: 0.4,
  'upload-worker': 0.4,
};
type ProcessName = keyof typeof BOOT_SECONDS;
const PROCESSES = Object.keys(BOOT_SECONDS) as ProcessName[];

/** Maximum values for every process. */
const LIMITS = { answersAfterSeconds: 2, idleMegabytes: 130, idlePercent: 0.3 };

/** Routes that the demo user's key may call; upload has none. */
const AUTHENTICATED_ROUTES: Readonly<Partial<Record<ProcessName, string>>> = {
  base: '/organizations',
  agent: '/agent/conversations',
  core: '/agents/1/core',
};

interface Boot {
  /** Seconds from SIGKILL of its predecessor to its first successful response. */
  readonly answersAfterSeconds: number;
  readonly bootSeconds: number;
  /** Seconds from SIGKILL to the first response to an authenticated request. */
  readonly servesAfterSeconds?: number;
}

interface Idle {
  readonly idlePercent: number;
  readonly idleMegabytes: number;
  readonly ownMegabytes: number;
}

/**
 * Measures the resources of each process of a fleet for starting, restarting after SIGKILL, and
 * idling. Linux only.
 */
export async function benchProcesses(): Promise<boolean> {
  const fleet = await OwnFleet.start();
  try {
    await sleep(SETTLE_MS);
    const boots: Boot[][] = PROCESSES.map(() => []);
    for (let round = 0; round < ROUNDS; round += 1)
      for (const [index, name] of PROCESSES.entries()) boots[index]!.push(await boot(fleet, name));
    await sleep(TIDY_MS);
    const idle = await measureIdle(fleet.file);
    return PROCESSES.map((name, index) => report(name, boots[index]!, idle[index]!)).every(Boolean);
  } finally {
    await fleet.stop();
  }
}

/** Kills the process and waits until its successor answers. */
async function boot(fleet: OwnFleet, name: ProcessName): Promise<Boot> {
  const { pids, api_key: key } = fleet.file;
  const origin = `http://127.0.0.1:${fleetSettings(process.env).ports[name]}`;
  process.kill(pids[name]!, 'SIGKILL');
  const killedAt = performance.now();
  const since = () => (performance.now() - killedAt) / 1_000;
  await until(() => answers(`${origin}/health/ready`));
  const answersAfterSeconds = since();
  const bootSeconds = cpuSeconds(fleet.file.pids[name]!);
  const path = AUTHENTICATED_ROUTES[name];
  if (!path) return { answersAfterSeconds, bootSeconds };
  await until(() => answers(`${origin}/v1${path}`, { 'X-API-Key': key }));
  return { answersAfterSeconds, bootSeconds, servesAfterSeconds: since() };
}

async function until(isSo: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('a process did not restart');
    await sleep(POLL_INTERVAL_MS);
  }
}

async function answers(address: string, headers: Record<string, string> = {}): Promise<boolean> {
  try {
    const answer = await fetch(address, { headers, signal: AbortSignal.timeout(2_000) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}

async function measureIdle({ pids }: FleetFile): Promise<Idle[]> {
  const times = () => PROCESSES.map((name) => cpuSeconds(pids[name]!));
  const before = times();
  const startedAt = performance.now();
  await sleep(IDLE_MS);
  const seconds = (performance.now() - startedAt) / 1_000;
  const after = times();
  return PROCESSES.map((name, index) => {
    const { resident, own } = memory(pids[name]!);
    const idlePercent = (100 * (after[index]! - before[index]!)) / seconds;
    return { idlePercent, idleMegabytes: resident, ownMegabytes: own };
  });
}

function report(
  name: ProcessName,
  boots: readonly Boot[],
  { idlePercent, idleMegabytes, ownMegabytes }: Idle,
): boolean {
  const middle = (of: keyof Boot) => median(boots.map((each) => each[of] ?? NaN));
  const measured = {
    bootSeconds: middle('bootSeconds'),
    answersAfterSeconds: middle('answersAfterSeconds'),
    idleMegabytes,
    idlePercent,
  };
  const goals = { bootSeconds: BOOT_SECONDS[name], ...LIMITS };
  const serves = middle('servesAfterSeconds');
  console.log(
    [
      `processes: ${name.padEnd(13)} boots in ${measured.bootSeconds.toFixed(2)} s of processor (goal ${goals.bootSeconds})`,
      `answers ${measured.answersAfterSeconds.toFixed(2)} s after SIGKILL (goal ${goals.answersAfterSeconds})` +
        (Number.isNaN(serves) ? '' : `, with authentication ${serves.toFixed(2)} s`),
      `idle ${measured.idleMegabytes.toFixed(0)} MB (goal ${goals.idleMegabytes}; ${ownMegabytes.toFixed(0)} MB its own)`,
      `${measured.idlePercent.toFixed(2)} % of a core (goal ${goals.idlePercent})`,
    ].join('; '),
  );
  return (Object.keys(goals) as (keyof typeof goals)[]).every((goal) => measured[goal] <= goals[goal]);
}
