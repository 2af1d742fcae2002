import { tmpdir } from 'node:os';
import { startInfrastructure, type Infrastructure } from '../infrastructure.js';
import { median, percentile99 } from '../median.js';
import { diskFlushTimes } from './disk-flush.js';
import { Pair } from './pair.js';

/** Number of rounds. The first one is a warm-up and is not counted. */
const ROUNDS = 5;
const PACE = { jobs: 500, perSecond: 100 };
const MAX_MS = { median: 5, percentile99: 25 };
/**
 * Folders for the data of Postgres: the first measures the waits on this machine, the second the
 * share of our own code.
 */
const FOLDERS = { 'on this disk': tmpdir(), 'in memory': '/dev/shm' };

/** A Postgres with Reelsheet's own jobs and with the minimal queue. */
class Environment {
  private readonly waits: number[] = [];
  private readonly baseline: number[] = [];
  private readonly flushes: number[] = [];

  private constructor(
    private readonly name: string,
    private readonly folder: string,
    private readonly infrastructure: Infrastructure,
    private readonly own: Pair,
    private readonly bare: Pair,
  ) {}

  static async start(name: string, folder: string): Promise<Environment> {
    const infrastructure = await startInfrastructure(['base'], folder);
    const peer = { PEER_DATABASE_URL: await infrastructure.externalDatabase('peer') };
    const [producer, worker] = [infrastructure.environment('base'), infrastructure.environment('base', 'base-worker')];
    const own = await Pair.start('own', { producer, worker });
    const bare = await Pair.start('bare', { producer: peer, worker: peer });
    return new Environment(name, folder, infrastructure, own, bare);
  }

  /** Measures all in alternation, so that other load on the machine affects them equally. */
  async measure(isCounted: boolean): Promise<void> {
    const flushed = await diskFlushTimes(this.folder, PACE.jobs);
    const baseline = await this.bare.waits(PACE.jobs, PACE.perSecond);
    const waits = await this.own.waits(PACE.jobs, PACE.perSecond);
    if (!isCounted) return;
    this.flushes.push(...flushed);
    this.baseline.push(...baseline);
    this.waits.push(...waits);
  }

  /** Prints the figures and returns true if the waits reach their goals. */
  print(): boolean {
    const [middle, late] = [median(this.waits), percentile99(this.waits)];
    const [min, minLate] = [median(this.baseline), percentile99(this.baseline)];
    console.log(
      `job_dispatch: ${this.name} a job of ${PACE.perSecond} a second waits ${middle.toFixed(1)} ms from its request to its step (goal ≤ ${MAX_MS.median}), ` +
        `${late.toFixed(1)} ms at p99 (goal ≤ ${MAX_MS.percentile99}); a bare table with NOTIFY takes ${min.toFixed(1)} and ${minLate.toFixed(1)} ms: ` +
        `${(middle / min).toFixed(2)}×, ${(late / minLate).toFixed(2)}×; a flush of 8 KiB takes ${median(this.flushes).toFixed(2)} and ${percentile99(this.flushes).toFixed(2)} ms`,
    );
    return middle <= MAX_MS.median && late <= MAX_MS.percentile99;
  }

  async stop(): Promise<void> {
    await Promise.all([this.own.stop(), this.bare.stop()]);
    await this.infrastructure.stop();
  }
}

/** Measures the time from the request of a job to its step. Linux only, because it uses a file system in memory. */
export async function measureWaits(): Promise<boolean> {
  const environments: Environment[] = [];
  try {
    for (const [name, folder] of Object.entries(FOLDERS)) environments.push(await Environment.start(name, folder));
    for (let round = -1; round < ROUNDS; round += 1)
      for (const environment of environments) await environment.measure(round >= 0);
    return environments.map((environment) => environment.print()).every(Boolean);
  } finally {
    await Promise.all(environments.map((environment) => environment.stop()));
  }
}
