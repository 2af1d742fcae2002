import { Observable } from './observable.js';
import { ConnectionLost } from './request-error.js';

/** Waits between attempts while the connection is lost, in milliseconds; the last one repeats. */
const WAITS_MS = [500, 1000, 2000, 5000, 10_000] as const;

export type Connection = 'online' | 'offline';

/**
 * Runs requests of one sheet one after the other, so that what is read and what is written never overlap. While the
 * connection is lost, the first request is repeated and the others wait.
 */
export class WorkLoop {
  readonly connection = new Observable<Connection>('online');
  private last: Promise<unknown> = Promise.resolve();
  private readonly waiting = new Set<() => void>();

  /** Runs a job after all earlier ones; errors other than a lost connection are thrown. */
  run<T>(job: () => Promise<T>): Promise<T> {
    const result = this.last.then(() => this.untilConnected(job));
    this.last = result.catch(() => undefined);
    return result;
  }

  /** Attempts again at once, for instance because the browser has a network again. */
  readonly wake = (): void => {
    for (const go of this.waiting) go();
  };

  private async untilConnected<T>(job: () => Promise<T>): Promise<T> {
    for (let attempt = 0; ; attempt++) {
      try {
        const result = await job();
        this.connection.set('online');
        return result;
      } catch (error) {
        if (!(error instanceof ConnectionLost)) {
          this.connection.set('online');
          throw error;
        }
        if (error.waitMs === undefined) this.connection.set('offline');
        await this.pause(error.waitMs ?? WAITS_MS[Math.min(attempt, WAITS_MS.length - 1)]!);
      }
    }
  }

  private async pause(ms: number): Promise<void> {
    await new Promise<void>((resolve) => {
      const go = () => {
        clearTimeout(timer);
        this.waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      this.waiting.add(go);
    });
  }
}
