import { setTimeout as delay } from 'node:timers/promises';
import type { DependencyOutage } from '@reelsheet/platform-telemetry';
import type { DatabaseOptions } from './data-source.js';
import { isDatabaseUnavailable } from './database-errors.js';
import { GuardedClient } from './connection/guarded-client.js';
import type { PoolSockets } from './connection/pool-sockets.js';
import type { Primary } from './connection/primary.js';

const PAUSE_MS = 500;
/** While the pool is idle, pings only keep the connection of the watch open. */
const IDLE_PAUSE_MS = 15_000;
const PING_TIMEOUT_MS = 3_000;
/** After a pause of this process the response may have arrived but not been read when the timeout fires. */
const GRACE_MS = 50;

/**
 * Pings Postgres while the pool is in use and closes the connections of the service if it does not respond: a
 * frozen host closes no connection by itself, and no request may wait longer than five seconds. Slow statements on
 * a responsive server continue.
 */
export class DatabaseWatch {
  private readonly stopped = new AbortController();
  private client?: GuardedClient;
  private watching = Promise.resolve();

  constructor(
    private readonly options: Pick<DatabaseOptions, 'service'>,
    private readonly primary: Primary,
    private readonly sockets: PoolSockets,
    private readonly isInUse: () => boolean,
    private readonly outage: DependencyOutage,
  ) {}

  /** False while Postgres does not respond. */
  get isAvailable(): boolean {
    return !this.outage.isOngoing;
  }

  start(): void {
    this.watching = this.watch();
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.watching;
    await this.client?.end().catch(() => undefined);
    this.outage.cancel();
  }

  private async watch(): Promise<void> {
    const { signal } = this.stopped;
    let lastPingAt = -Infinity;
    while (!signal.aborted) {
      if (!this.isAvailable || this.isInUse() || performance.now() - lastPingAt >= IDLE_PAUSE_MS) {
        lastPingAt = performance.now();
        if (await this.isUnresponsive()) this.sockets.destroyAll();
      }
      await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** An error is a response: then connections end by themselves. */
  private async isUnresponsive(): Promise<boolean> {
    let isSilent = true;
    const pinged = this.ping()
      .then(
        () => this.outage.end(),
        (err: unknown) => this.recordError(err),
      )
      .finally(() => (isSilent = false));
    await Promise.race([pinged, delay(PING_TIMEOUT_MS, undefined, { ref: false })]);
    if (isSilent) await delay(GRACE_MS);
    if (isSilent) this.outage.begin();
    return isSilent;
  }

  /** Errors such as too many connections do not affect the connections that exist. */
  private recordError(err: unknown): void {
    if (!this.stopped.signal.aborted && isDatabaseUnavailable(err)) this.outage.begin(err);
  }

  private async ping(): Promise<void> {
    this.client ??= await this.connect();
    await this.client.query('SELECT 1');
  }

  private async connect(): Promise<GuardedClient> {
    const { primary } = this;
    const client = new GuardedClient({
      connectionString: primary.last,
      application_name: `${this.options.service} watch`,
      primary,
      stream: this.sockets.create,
    });
    client.on('error', () => (this.client = undefined));
    await client.connect();
    return client;
  }
}
