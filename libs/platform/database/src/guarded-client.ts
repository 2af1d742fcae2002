import type { Duplex } from 'node:stream';
import pg from 'pg';

declare module 'pg' {
  interface Connection {
    /** Hands the stream to the parser of results; the driver's types keep silent about it. */
    attachListeners(stream: Pick<Duplex, 'on'>): void;
  }
}

type Listener = (...args: unknown[]) => void;

/**
 * pg reads results in its socket's `data` handler, where whatever it throws would end the process: on a value of more
 * than 512 MiB, for one, which no string can hold. Here the fault ends the connection, whose query fails with it.
 */
export class GuardedClient extends pg.Client {
  constructor(config: pg.ClientConfig) {
    super(config);
    const { connection } = this;
    const attach = connection.attachListeners.bind(connection);
    connection.attachListeners = (stream) =>
      attach({
        on: (event: string, listener: Listener) => stream.on(event, guarded(stream as Duplex, listener)),
      } as Duplex);
  }
}

const guarded =
  (stream: Duplex, listener: Listener): Listener =>
  (...args) => {
    try {
      listener(...args);
    } catch (fault) {
      stream.destroy(fault as Error);
    }
  };
