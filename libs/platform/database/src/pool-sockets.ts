import { Socket } from 'node:net';

/** The sockets of a service's connections, so that all can be cut at once. */
export class PoolSockets {
  private readonly open = new Set<Socket>();

  /** Makes the socket of a connection; pg takes it as its `stream`. */
  readonly create = (): Socket => {
    const socket = new Socket();
    this.open.add(socket);
    socket.once('close', () => this.open.delete(socket));
    return socket;
  };

  /** What waits on a connection hears that Postgres is away. */
  destroyAll(): void {
    for (const socket of this.open) socket.destroy(new Error('connection timeout: Postgres is silent'));
  }
}
