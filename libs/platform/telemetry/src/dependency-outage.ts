import type { Logger } from 'pino';

const REMIND_EVERY_MS = 5_000;

/** Tells the log that a neighbour has gone, every few seconds that it is still waited for, and that it is back. */
export class DependencyOutage {
  private since?: number;
  private reminder?: NodeJS.Timeout;

  constructor(
    /** Whom lines are about. */
    private readonly dependency: string,
    private readonly logger: Logger | undefined,
  ) {}

  get isOngoing(): boolean {
    return this.since !== undefined;
  }

  begin(err?: unknown): void {
    if (this.since !== undefined) return;
    this.since = performance.now();
    this.logger?.warn({ neighbour: this.dependency, ...(err === undefined ? {} : { err }) }, 'a neighbour is away');
    this.reminder = setInterval(() => this.log('warn', 'a neighbour is waited for'), REMIND_EVERY_MS).unref();
  }

  end(): void {
    if (this.since === undefined) return;
    this.log('info', 'a neighbour is back');
    this.cancel();
  }

  /** Nobody waits any more. */
  cancel(): void {
    clearInterval(this.reminder);
    this.since = undefined;
  }

  private log(level: 'warn' | 'info', line: string): void {
    const awaySeconds = Math.round((performance.now() - this.since!) / 1_000);
    this.logger?.[level]({ neighbour: this.dependency, awaySeconds }, line);
  }
}
