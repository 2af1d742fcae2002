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

  /** Closes all connections; pending queries fail with an error that counts as unavailable. */
  destroyAll(): void {
    for (const socket of this.open) socket.destroy(new Error('connection timeout: Postgres is silent'));
  }
}
