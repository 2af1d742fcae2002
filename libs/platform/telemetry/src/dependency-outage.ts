import type { Logger } from 'pino';

const REMIND_EVERY_MS = 5_000;

/** Logs when a dependency becomes unavailable, every few seconds while it stays unavailable, and when it is back. */
export class DependencyOutage {
  private since?: number;
  private reminder?: NodeJS.Timeout;

  constructor(
    /** Name of the dependency in log lines. */
    private readonly dependency: string,
    private readonly logger: Logger | undefined,
  ) {}

  get isOngoing(): boolean {
    return this.since !== undefined;
  }

  begin(err?: unknown): void {
    if (this.since !== undefined) return;
    this.since = performance.now();
    const fields = { dependency: this.dependency, ...(err === undefined ? {} : { err }) };
    this.logger?.warn(fields, 'a dependency is unavailable');
    this.reminder = setInterval(() => this.log('warn', 'a dependency is still unavailable'), REMIND_EVERY_MS).unref();
  }

  end(): void {
    if (this.since === undefined) return;
    this.log('info', 'a dependency is available again');
    this.cancel();
  }

  /** Ends the outage without a log line, for example at shutdown. */
  cancel(): void {
    clearInterval(this.reminder);
    this.since = undefined;
  }

  private log(level: 'warn' | 'info', line: string): void {
    const outageSeconds = Math.round((performance.now() - this.since!) / 1_000);
    this.logger?.[level]({ dependency: this.dependency, outageSeconds }, line);
  }
}
