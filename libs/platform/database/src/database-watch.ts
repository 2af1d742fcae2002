import { setTimeout as delay } from 'node:timers/promises';
import type { DependencyOutage } from '@reelsheet/platform-telemetry';
import { Client } from 'pg';
import type { DatabaseOptions } from './data-source.js';
import { isDatabaseUnavailable } from './database-errors.js';
import type { PoolSockets } from './pool-sockets.js';

const PAUSE_MS = 500;
/** While nobody waits for Postgres the watch asks only so that its own connection stays open. */
const IDLE_PAUSE_MS = 15_000;
const PING_TIMEOUT_MS = 3_000;
/** After a pause of this process the answer may lie there unread when the time is over. */
const GRACE_MS = 50;

/**
 * Asks Postgres for a sign of life, while somebody waits for it, and cuts the service's connections when none comes: a frozen or vanished host ends no
 * connection by itself, and nobody may wait for it longer than five seconds. A slow statement on a living server goes on.
 */
export class DatabaseWatch {
  private readonly stopped = new AbortController();
  private client?: Client;
  private watching = Promise.resolve();

  constructor(
    private readonly options: Pick<DatabaseOptions, 'service' | 'url'>,
    private readonly sockets: PoolSockets,
    private readonly isInUse: () => boolean,
    private readonly outage: DependencyOutage,
  ) {}

  /** False while Postgres does not answer. */
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
    let lastAskedAt = -Infinity;
    while (!signal.aborted) {
      if (!this.isAvailable || this.isInUse() || performance.now() - lastAskedAt >= IDLE_PAUSE_MS) {
        lastAskedAt = performance.now();
        if (await this.isUnresponsive()) this.sockets.destroyAll();
      }
      await delay(PAUSE_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  /** A refusal is no silence: then connections end by themselves. */
  private async isUnresponsive(): Promise<boolean> {
    let isSilent = true;
    const asked = this.ping()
      .then(
        () => this.outage.end(),
        (err: unknown) => this.recordError(err),
      )
      .finally(() => (isSilent = false));
    await Promise.race([asked, delay(PING_TIMEOUT_MS, undefined, { ref: false })]);
    if (isSilent) await delay(GRACE_MS);
    if (isSilent) this.outage.begin();
    return isSilent;
  }

  /** A Postgres that has no connection left for the watch serves those that there are. */
  private recordError(err: unknown): void {
    if (!this.stopped.signal.aborted && isDatabaseUnavailable(err)) this.outage.begin(err);
  }

  private async ping(): Promise<void> {
    this.client ??= await this.connect();
    await this.client.query('SELECT 1');
  }

  private async connect(): Promise<Client> {
    const { service, url } = this.options;
    const client = new Client({
      connectionString: url,
      application_name: `${service} watch`,
      stream: this.sockets.create,
    });
    client.on('error', () => (this.client = undefined));
    await client.connect();
    return client;
  }
}
