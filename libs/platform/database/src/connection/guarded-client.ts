import type { Duplex } from 'node:stream';
import pg from 'pg';

declare module 'pg' {
  interface Connection {
    /** Hands the stream to the parser of results; missing in the types of the driver. */
    attachListeners(stream: Pick<Duplex, 'on'>): void;
  }
}

type Listener = (...args: unknown[]) => void;

/**
 * pg parses results in the `data` handler of its socket, where an error would end the process, for
 * example for a value above 512 MiB, the maximum length of a string. Here the error only ends the
 * connection and its query.
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
    } catch (error) {
      stream.destroy(error as Error);
    }
  };
