import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { LOOPBACK } from '@reelsheet/native-servers';

/** Spreads connections over replicas and skips those that reject them, as a load balancer of TCP does. */
export class Balancer {
  private readonly open = new Set<Socket>();
  private connections = 0;

  private constructor(
    private readonly server: Server,
    private readonly ports: readonly number[],
  ) {}

  /** Listens at a port of loopback for the replicas at other ports. */
  static async start(port: number, ports: readonly number[]): Promise<Balancer> {
    const server = createServer();
    const balancer = new Balancer(server, ports);
    server.on('connection', (caller) => {
      balancer.track(caller);
      balancer.connections += 1;
      balancer.join(caller, ports.length);
    });
    await once(server.listen(port, LOOPBACK), 'listening');
    return balancer;
  }

  async stop(): Promise<void> {
    for (const socket of this.open) socket.destroy();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** Connects a caller to the next replica that accepts it, or ends its connection after all attempts. */
  private join(caller: Socket, attempts: number): void {
    if (attempts === 0 || caller.destroyed) return void caller.destroy();
    const port = this.ports[(this.connections + attempts) % this.ports.length]!;
    const replica = connect(port, LOOPBACK);
    this.track(replica);
    const next = () => this.join(caller, attempts - 1);
    replica.once('error', next);
    replica.once('connect', () => {
      replica.off('error', next);
      replica.on('error', () => caller.destroy());
      for (const [one, other] of [
        [caller, replica],
        [replica, caller],
      ] as const) {
        one.once('close', () => other.destroy());
        one.pipe(other);
      }
    });
  }

  private track(socket: Socket): void {
    this.open.add(socket);
    socket.on('error', () => undefined);
    socket.once('close', () => this.open.delete(socket));
  }
}
