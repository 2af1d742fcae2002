import { createServer, connect as connectTo, type Server, type Socket } from 'node:net';

/** Proxy to a server that can stop forwarding without closing connections, as when a host is lost. */
export class Wire {
  private readonly sockets: Socket[] = [];
  private isFrozen = false;

  private constructor(
    readonly port: number,
    private readonly server: Server,
  ) {}

  static async to(port: number): Promise<Wire> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const wire = new Wire((server.address() as { port: number }).port, server);
    server.on('connection', (socket) => wire.join(socket, connectTo(port, '127.0.0.1')));
    return wire;
  }

  private join(near: Socket, far: Socket): void {
    this.sockets.push(near, far);
    near.on('error', () => far.destroy()).pipe(far);
    far.on('error', () => near.destroy()).pipe(near);
    if (this.isFrozen) this.freeze();
  }

  freeze(): void {
    this.isFrozen = true;
    for (const socket of this.sockets) socket.pause();
  }

  thaw(): void {
    this.isFrozen = false;
    for (const socket of this.sockets) socket.resume();
  }

  async cut(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }
}
