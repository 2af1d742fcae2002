import { setTimeout as sleep } from 'node:timers/promises';
import { serverList } from '@reelsheet/kernel';
import type { Logger } from '@reelsheet/platform-telemetry';
import pg from 'pg';
import type { PoolSockets } from './pool-sockets.js';

/** One server of the address, and the timeline that it writes. */
interface Writer {
  readonly url: string;
  readonly timeline: number;
}

/** Milliseconds for which the other servers are awaited once one has answered; then they are left out of the search. */
const OTHERS_WITHIN_MS = 2_000;
/** Milliseconds within which a server has to answer at all; longer than a busy server takes to accept a connection. */
const ANSWER_WITHIN_MS = 4_000;

/** A standby begins the next timeline when it is promoted; the name of a segment of the log starts with it. */
const STATE = `SELECT current_setting('transaction_read_only') = 'off' AS "isWritable",
  CASE WHEN pg_is_in_recovery() THEN '0' ELSE left(pg_walfile_name(pg_current_wal_lsn()), 8) END AS timeline`;

/** None of the servers accepts writes; a later attempt may find one. */
export class NoPrimaryError extends Error {
  readonly code = '08001';
}

/**
 * The server of an address that accepts writes. With several servers all of them are asked, and the one with the newest
 * timeline is chosen: a former primary that comes back after a failover still believes to be one. The answer is kept
 * until a connection to the server breaks.
 */
export class Primary {
  private readonly servers: readonly string[];
  private newest = 0;
  private found?: string;
  private search?: Promise<string>;

  constructor(
    url: string,
    private readonly sockets: PoolSockets,
    private readonly logger?: Logger,
  ) {
    this.servers = serverList(url);
    if (this.servers.length === 1) this.found = this.servers[0];
  }

  /** Address of the server that was found last, otherwise of the first one. */
  get last(): string {
    return this.found ?? this.servers[0]!;
  }

  /** Returns the address of the server that accepts writes; concurrent calls share a search. */
  async find(): Promise<string> {
    if (this.found !== undefined) return this.found;
    this.search ??= this.findWriter().finally(() => (this.search = undefined));
    return this.search;
  }

  /** Asks all servers again before the next connection if this one was the last that was found. */
  forget(url: string): void {
    if (this.servers.length > 1 && this.found === url) this.found = undefined;
  }

  private async findWriter(): Promise<string> {
    const states = await this.statesOfAll();
    const writers = states.flatMap((state) => (state.status === 'fulfilled' && state.value ? [state.value] : []));
    const [first, ...others] = writers.filter(({ timeline }) => timeline >= this.newest);
    if (!first) throw this.noPrimary(states);
    this.warnOfUnusable(states);
    const { url, timeline } = others.reduce((best, each) => (each.timeline > best.timeline ? each : best), first);
    this.newest = timeline;
    this.found = url;
    return url;
  }

  private async statesOfAll(): Promise<State[]> {
    const states = this.servers.map((url) => this.stateOf(url));
    const isOver = Promise.any(states).then(
      () => sleep(OTHERS_WITHIN_MS, undefined, { ref: false }),
      () => undefined,
    );
    const silent = isOver.then(() => Promise.reject(new Error('no answer')));
    return Promise.allSettled(states.map((each) => Promise.race([each, silent])));
  }

  /** Returns undefined for a server that only reads. */
  private async stateOf(url: string): Promise<Writer | undefined> {
    const client = new pg.Client({
      connectionString: url,
      application_name: 'search for the primary',
      connectionTimeoutMillis: ANSWER_WITHIN_MS,
      query_timeout: ANSWER_WITHIN_MS,
      stream: this.sockets.create,
    });
    client.on('error', () => undefined);
    try {
      await client.connect();
      const { rows } = await client.query<{ isWritable: boolean; timeline: string }>(STATE);
      return rows[0]!.isWritable ? { url, timeline: parseInt(rows[0]!.timeline, 16) } : undefined;
    } finally {
      void client.end().catch(() => undefined);
    }
  }

  /** Names servers that could not replace the one in use, for example because of a wrong certificate. */
  private warnOfUnusable(states: readonly State[]): void {
    for (const [index, state] of states.entries()) {
      if (state.status === 'fulfilled') continue;
      const fields = { server: hostOf(this.servers[index]!), err: state.reason as Error };
      this.logger?.warn(fields, 'a server of the database cannot be used');
    }
  }

  /** Returns a lasting error, such as a wrong password, rather than that of a server which may be back later. */
  private noPrimary(states: readonly State[]): Error {
    const errors = states.flatMap((state) => (state.status === 'rejected' ? [state.reason as Coded] : []));
    const lasting = errors.find(({ code }) => code?.startsWith('28') || code?.startsWith('3D'));
    const reasons = states.map((state, index) => `${hostOf(this.servers[index]!)}: ${reasonOf(state)}`);
    const message = `no server of the address accepts writes (${reasons.join('; ')})`;
    return lasting ?? new NoPrimaryError(message, { cause: errors[0] });
  }
}

type State = PromiseSettledResult<Writer | undefined>;

interface Coded extends Error {
  readonly code?: string;
}

/** Host and port of an address. */
const hostOf = (url: string) => new URL(url).host;

/** Returns the reason for which a server was not chosen. */
function reasonOf(state: State): string {
  if (state.status === 'fulfilled') return state.value ? 'writes an older timeline' : 'only reads';
  const { message, code } = state.reason as Coded;
  return message || (code ?? 'no connection');
}
