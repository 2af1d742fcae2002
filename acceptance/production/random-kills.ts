import { setTimeout as sleep } from 'node:timers/promises';
import type { Fleet } from '../fleet.js';

/** Processes that make the rows; these are killed first, and twice as often as the others. */
const BUSY = ['base-worker', 'postgres', 'upload', 'nats', 'base'];
const OTHERS = ['upload-worker', 'agent', 'agent-worker', 'core', 'core-worker'];

/** Minimum time between two kills of a process, because the supervisor restarts it later if it ends sooner. */
const MIN_LIFE_MS = 12_000;
/** Time after a kill in which requests of others may have waited for the killed process. */
const RECOVERY_MS = 12_000;
/** Share of the kills that may happen before the first node was made. */
const LEAD = 0.2;
const MAX_PAUSE_MS = 3_000;

/** Kills processes at random, spread over the work, each at least once if there are enough kills. */
export class RandomKills {
  /** Killed processes with the time of each kill in seconds. */
  readonly struck: string[] = [];
  private readonly startedAt = performance.now();
  private readonly at: number[] = [];
  private readonly lastOf = new Map<string, number>();
  private queue: string[] = [];
  private isOver = false;
  private working: Promise<void> = Promise.resolve();

  constructor(
    private readonly fleet: Fleet,
    private readonly count: number,
    private readonly random: () => number,
  ) {}

  /** `done` returns the share of the work that was done. */
  start(done: () => number): void {
    this.working = this.work(done);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.working;
  }

  /** Returns whether no process was killed, and none was starting again, between these times. */
  isUndisturbed(from: number, to: number): boolean {
    return this.at.every((at) => at + RECOVERY_MS < from || at > to);
  }

  private async work(done: () => number): Promise<void> {
    while (!this.isOver && this.struck.length < this.count) {
      await sleep(500 + this.random() * MAX_PAUSE_MS);
      if (this.struck.length < this.count * (LEAD + done())) this.strike();
    }
  }

  private strike(): void {
    if (this.queue.length === 0)
      this.queue =
        this.struck.length === 0
          ? [...this.shuffle(BUSY), ...this.shuffle(OTHERS)]
          : this.shuffle([...BUSY, ...BUSY, ...OTHERS]);
    const target = this.queue[0]!;
    const now = performance.now();
    if (now - (this.lastOf.get(target) ?? -Infinity) < MIN_LIFE_MS) return;
    if (!kill(this.fleet.file.pids[target]!)) return;
    this.queue.shift();
    this.lastOf.set(target, now);
    this.at.push(now);
    this.struck.push(`${target}@${((now - this.startedAt) / 1_000).toFixed(0)}`);
  }

  private shuffle(targets: readonly string[]): string[] {
    return targets
      .map((target) => ({ target, at: this.random() }))
      .toSorted((one, other) => one.at - other.at)
      .map(({ target }) => target);
  }
}

/** Returns false if the process had already ended. */
function kill(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ESRCH') return false;
    throw error;
  }
}
