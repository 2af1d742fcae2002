import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { MachineError, spawnCommand, stopChild } from '@reelsheet/native-servers';
import { Backoff } from './backoff.js';
import { reasonIn } from './last-output.js';
import type { ProcessSpec } from './process-spec.js';
import type { RotatingLog } from '../files/rotating-log.js';

const PROBE_EVERY_MS = 100;
const FIRST_READY_WITHIN_MS = 120_000;
/** Time to wait for output after an exit, because child processes may keep the pipes open. */
const OUTPUT_WITHIN_MS = 500;
/** Maximum number of attempts of the first start; more would not help. */
const FIRST_ATTEMPTS = 3;

/** Keeps one process running from `start` to `stop`. Both may be repeated. */
export class SupervisedProcess {
  private child: ChildProcess | undefined;
  private current: number | undefined;
  private stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    readonly spec: ProcessSpec,
    private readonly log: RotatingLog,
    private readonly onPidChange: () => void,
  ) {}

  /** Id of the process, or of the previous one between two runs. Undefined after it was stopped. */
  get pid(): number | undefined {
    return this.current;
  }

  /**
   * Resolves when the process is ready for the first time; fails with one line that states why it did not become ready.
   */
  start(): Promise<void> {
    this.stopping = new AbortController();
    return new Promise((resolve, reject) => {
      this.running = this.superviseProcess(resolve, reject);
    });
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    if (this.child) await stopChild(this.child, this.spec.stopSignal, this.spec.stopWithin);
    await this.running;
    this.current = undefined;
    this.onPidChange();
  }

  private async superviseProcess(onReady: () => void, onError: (error: unknown) => void): Promise<void> {
    const { signal } = this.stopping;
    const backoff = new Backoff();
    const giveUp = setTimeout(() => onError(this.error('is not ready after two minutes')), FIRST_READY_WITHIN_MS);
    const ready = () => {
      clearTimeout(giveUp);
      onReady();
    };
    for (let attempts = 1; !signal.aborted; attempts += 1) {
      const readyFor = await this.runOnce(ready).catch((error: unknown) => {
        onError(error);
        return 0;
      });
      if (attempts >= FIRST_ATTEMPTS) onError(this.error('does not start'));
      await delay(backoff.after(readyFor), undefined, { signal }).catch(() => undefined);
    }
    clearTimeout(giveUp);
    onError(this.error('was stopped'));
  }

  /** Resolves when the process has ended, with the milliseconds for which it was ready. */
  private async runOnce(onReady: () => void): Promise<number> {
    const command = await this.spec.command();
    if (this.stopping.signal.aborted) return 0;
    const child = spawnCommand(command, 'pipe', true);
    const ended = new AbortController();
    const outputEnded = this.collectOutput(child);
    this.adopt(child);
    const readyAt = this.waitUntilReady(ended.signal);
    void readyAt.then((time) => time && onReady());
    await exitOf(child);
    ended.abort();
    killGroup(child);
    await Promise.race([outputEnded, delay(OUTPUT_WITHIN_MS)]);
    this.child = undefined;
    const since = await readyAt;
    return since ? Date.now() - since : 0;
  }

  /** Resolves when all output streams are closed. */
  private async collectOutput(child: ChildProcess): Promise<void> {
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => this.log.write(chunk));
    await once(child, 'close').catch((error: unknown) => this.log.write(Buffer.from(`${(error as Error).message}\n`)));
  }

  private adopt(child: ChildProcess): void {
    this.child = child;
    this.current = child.pid;
    this.onPidChange();
  }

  /** Returns the time at which the process became ready, or undefined if it ended before. */
  private async waitUntilReady(ended: AbortSignal): Promise<number | undefined> {
    while (!ended.aborted) {
      if ((await this.spec.isReady()) && !ended.aborted) return Date.now();
      await delay(PROBE_EVERY_MS, undefined, { signal: ended }).catch(() => undefined);
    }
    return undefined;
  }

  private error(reason: string): MachineError {
    const lastWords = reasonIn(this.log.tail);
    return new MachineError(`${this.spec.name} ${reason}${lastWords ? `: ${lastWords}` : ''}`);
  }
}

async function exitOf(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await once(child, 'exit');
}

/** Kills the remaining child processes of the process. */
function killGroup(child: ChildProcess): void {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
  } catch (error) {
    if (!['ESRCH', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}
