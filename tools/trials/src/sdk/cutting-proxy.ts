import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

/** A proxy of a service that cuts the connection when so many bytes have been sent through it. */
export class CuttingProxy {
  private readonly due: number[] = [];
  private sent = 0;

  private constructor(
    private readonly server: Server,
    private readonly target: number,
  ) {}

  /** `target` is the port of the service. */
  static async start(target: number): Promise<CuttingProxy> {
    const server = createServer();
    const proxy = new CuttingProxy(server, target);
    server.on('connection', (caller) => proxy.forward(caller));
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return proxy;
  }

  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Number of cuts that have not happened. */
  get missing(): number {
    return this.due.length;
  }

  /** Begins to count, and cuts after each of these numbers of bytes. */
  cutAfter(...bytes: readonly number[]): void {
    this.sent = 0;
    this.due.splice(0, Infinity, ...bytes);
  }

  stop(): void {
    this.server.close();
  }

  private forward(caller: Socket): void {
    const service = connect(this.target, '127.0.0.1');
    for (const socket of [caller, service]) socket.on('error', () => undefined);
    caller.on('close', () => service.destroy());
    service.on('close', () => caller.destroy());
    caller.on('data', ({ length }) => {
      this.sent += length;
      if (this.sent < (this.due[0] ?? Infinity)) return;
      this.due.shift();
      caller.destroy();
    });
    caller.pipe(service);
    service.pipe(caller);
  }
}
