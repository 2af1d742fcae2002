import type { Duplex } from 'node:stream';
import pg from 'pg';
import type { Primary } from './primary.js';

declare module 'pg' {
  interface Connection {
    /** Hands the stream to the parser of results; missing in the types of the driver. */
    attachListeners(stream: Pick<Duplex, 'on'>): void;
  }

  interface Client {
    /** The server to connect to; read-only in the types of the driver, which reads them when it connects. */
    host: string;
    port: number;
  }
}

type Listener = (...args: unknown[]) => void;

interface GuardedConfig extends pg.ClientConfig {
  /** If absent, the client connects to the server of its address, which may be a standby. */
  readonly primary?: Primary;
  /** True behind a pooler, which may send each statement to another connection than the one that prepared it. */
  readonly isPooled?: boolean;
}

/** The function of Postgres that warns of a commit which no standby has confirmed. */
const UNREPLICATED = 'SyncRepWaitForLSN';

/** The transaction is on the server's own disk, but a failover may lose it. */
class UnknownCommitError extends Error {
  readonly code = '08007';
}

class StandbyError extends Error {
  readonly code = '57P03';
}

/**
 * A connection, usually to the server that accepts writes, with guards that the driver does not have.
 *
 * pg parses results in the `data` handler of its socket, where an error would end the process, for
 * example for a value above 512 MiB, the maximum length of a string. Here the error only ends the
 * connection and its query.
 *
 * Postgres reports success with a warning for a commit whose wait for the standby was cut off, for example by
 * `pg_cancel_backend`. Here it is an unknown outcome.
 *
 * Behind a pooler no statement is prepared, whatever name it has.
 */
export class GuardedClient extends pg.Client {
  private readonly primary?: Primary;
  private isStandby = false;

  constructor(config: GuardedConfig = {}) {
    super(config);
    this.primary = config.primary;
    if (config.isPooled) this.query = withoutNames(this);
    const { connection } = this;
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) =>
      attach({
        on: (event: string, listener: Listener) => stream.on(event, guarded(stream as Duplex, listener)),
      } as Duplex);
    connection.on('parameterStatus', ({ parameterName, parameterValue }: ParameterStatus) => {
      if (parameterName === 'in_hot_standby') this.isStandby = parameterValue === 'on';
    });
    this.on('notice', ({ routine }) => {
      if (routine === UNREPLICATED) this.fail(new UnknownCommitError('no standby has confirmed the commit'));
    });
  }

  override connect(): Promise<this>;
  override connect(callback: (error: Error) => void): void;
  override connect(callback?: (error: Error) => void): Promise<this> | void {
    const connected = this.primary ? this.connectTo(this.primary) : super.connect().then(() => this);
    if (!callback) return connected;
    connected.then(() => (callback as () => void)(), callback);
  }

  private async connectTo(primary: Primary): Promise<this> {
    const url = await primary.find().catch((error: unknown) => {
      this.connection.stream.destroy();
      throw error;
    });
    const { hostname, port } = new URL(url);
    this.host = decodeURIComponent(hostname).replace(/^\[|\]$/g, '') || this.host;
    this.port = Number(port) || pg.defaults.port!;
    try {
      await super.connect();
      if (this.isStandby) throw new StandbyError('the server is a standby');
    } catch (error) {
      primary.forget(url);
      if (this.isStandby) void this.end().catch(() => undefined);
      throw error;
    }
    this.on('error', () => primary.forget(url));
    return this;
  }

  /** Fails the statements under way, which the driver would report as done, and closes the connection. */
  private fail(error: Error): void {
    this.connection.emit('error', error);
    this.connection.stream.destroy();
  }
}

/** Returns the function `query` of a client, which prepares nothing. */
function withoutNames(client: pg.Client): pg.Client['query'] {
  const query = client.query.bind(client) as (statement: unknown, ...others: unknown[]) => unknown;
  const unnamed = (statement: unknown, ...others: unknown[]) =>
    query(isNamed(statement) ? { ...statement, name: undefined } : statement, ...others);
  return unnamed as pg.Client['query'];
}

const isNamed = (statement: unknown): statement is { readonly name: string } =>
  typeof statement === 'object' && statement !== null && 'name' in statement;

interface ParameterStatus {
  readonly parameterName: string;
  readonly parameterValue: string;
}

const guarded =
  (stream: Duplex, listener: Listener): Listener =>
  (...args) => {
    try {
      listener(...args);
    } catch (error) {
      stream.destroy(error as Error);
    }
  };
