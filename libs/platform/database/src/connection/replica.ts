import type { Logger, Metrics } from '@reelsheet/platform-telemetry';
import pg, { type PoolClient, type QueryArrayConfig, type QueryArrayResult } from 'pg';
import { GuardedClient } from './guarded-client.js';
import { countReplicaReads } from './replica-metrics.js';
import { sessionOptions } from './session-settings.js';

export interface ReplicaOptions {
  /** Name of the service, which is also the name of its schema and role. */
  readonly service: string;
  /** Address of a standby, or a name behind which there are several. */
  readonly url: string;
  readonly poolSize?: number;
  /** Milliseconds by which the rows of the standby may be older than those of the primary. */
  readonly maxLagMs?: number;
  /** Milliseconds after which a read tries the standby again. */
  readonly retryAfterMs?: number;
}

const MAX_LAG_MS = 10_000;
const CONNECT_WITHIN_MS = 1_000;
const CHECK_WITHIN_MS = 1_000;
/** Milliseconds after which a connection is checked again. */
const CHECK_AFTER_MS = 1_000;
const READ_WITHIN_MS = 10_000;
const RETRY_AFTER_MS = 5_000;

/**
 * True for a standby that follows its primary and has applied all that it received, or a transaction of the last $1
 * milliseconds. A former primary is no standby, so it returns no rows that a failover has overtaken.
 */
const IS_CURRENT = `SELECT pg_is_in_recovery() AND EXISTS (SELECT FROM pg_stat_wal_receiver)
  AND (pg_last_wal_receive_lsn() <= pg_last_wal_replay_lsn()
    OR pg_last_xact_replay_timestamp() > now() - make_interval(secs => $1 / 1000.0)) AS "isCurrent"`;

/**
 * A standby that answers reads which may be some seconds old. Each connection is checked, because a name may lead to
 * several standbys.
 */
export class Replica {
  private readonly pool: pg.Pool;
  private readonly maxLagMs: number;
  private readonly retryAfterMs: number;
  private readonly checkedAt = new WeakMap<PoolClient, number>();
  private readonly reads?: ReturnType<typeof countReplicaReads>;
  private isUsable = true;
  private retryAt = 0;

  constructor(
    { service, url, poolSize, maxLagMs = MAX_LAG_MS, retryAfterMs = RETRY_AFTER_MS }: ReplicaOptions,
    private readonly logger?: Logger,
    metrics?: Metrics,
  ) {
    this.maxLagMs = maxLagMs;
    this.retryAfterMs = retryAfterMs;
    this.pool = new pg.Pool({
      Client: GuardedClient,
      connectionString: url,
      application_name: `${service} replica`,
      options: sessionOptions(service),
      max: poolSize,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
      query_timeout: READ_WITHIN_MS,
    });
    this.pool.on('error', () => undefined);
    if (metrics) this.reads = countReplicaReads(metrics);
  }

  /**
   * Returns the rows of the standby, or undefined while it is unreachable, too far behind, or no standby. After any
   * error the primary is the one to answer, for some seconds for all reads.
   */
  async query(query: QueryArrayConfig): Promise<QueryArrayResult | undefined> {
    const result = performance.now() < this.retryAt ? undefined : await this.readIfUsable(query);
    this.reads?.inc({ server: result ? 'replica' : 'primary' });
    return result;
  }

  async close(): Promise<void> {
    await this.pool.end();
  }

  private async readIfUsable(query: QueryArrayConfig): Promise<QueryArrayResult | undefined> {
    // One read tries the standby again; the others do not wait for it.
    if (!this.isUsable) this.retryAt = performance.now() + this.retryAfterMs;
    try {
      const result = await this.read(query);
      if (!this.isUsable) this.logger?.info('the replica of Postgres is used again');
      this.isUsable = true;
      this.retryAt = 0;
      return result;
    } catch (err) {
      if (this.isUsable) this.logger?.warn({ err }, 'the replica of Postgres cannot be used');
      this.isUsable = false;
      this.retryAt = performance.now() + this.retryAfterMs;
      return undefined;
    }
  }

  private async read(query: QueryArrayConfig): Promise<QueryArrayResult> {
    const client = await this.pool.connect();
    let isSound = false;
    try {
      await this.check(client);
      const result = await client.query(query);
      isSound = true;
      return result;
    } finally {
      client.release(!isSound);
    }
  }

  /** Throws if the standby of a connection was not current a second ago and is not current now. */
  private async check(client: PoolClient): Promise<void> {
    const now = performance.now();
    if (now - (this.checkedAt.get(client) ?? -Infinity) < CHECK_AFTER_MS) return;
    const check = { text: IS_CURRENT, values: [this.maxLagMs], query_timeout: CHECK_WITHIN_MS };
    const { rows } = await client.query<{ isCurrent: boolean | null }>(check);
    if (!rows[0]?.isCurrent) throw new Error('the server follows no primary, or is too far behind it');
    this.checkedAt.set(client, now);
  }
}
