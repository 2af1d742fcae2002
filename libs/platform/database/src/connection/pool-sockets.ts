import { Socket } from 'node:net';

/** The sockets of all connections of a service, so that they can be closed at once. */
export class PoolSockets {
  private readonly open = new Set<Socket>();

  /** Creates the socket of a connection, for the option `stream` of pg. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
    return socket;
  };

  /**
   * Closes all connections; pending queries fail with an error that counts as unavailable. A socket that does not
   * connect yet waits for the search for a server, and nobody listens to its errors.
   */
  destroyAll(): void {
    for (const socket of this.open)
      if (socket.connecting || !socket.pending) socket.destroy(new Error('connection timeout: Postgres is silent'));
  }
}
