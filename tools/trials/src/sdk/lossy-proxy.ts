import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Number of requests between two whose answers are lost. */
const LOST_EVERY = 10;

/** A proxy of a service that loses every tenth answer to a POST, after the service has carried it out. */
export class LossyProxy {
  /** Number of POSTs by their status; 0 for those whose answers were lost. */
  readonly posts = new Map<number, number>();
  private received = 0;

  private constructor(
    private readonly server: Server,
    readonly address: string,
  ) {}

  /** `address` is that of the service, which ends in `/v1`. */
  static async start(address: string): Promise<LossyProxy> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    const proxy = new LossyProxy(server, `http://127.0.0.1:${port}/v1`);
    server.on('request', (incoming, outgoing) => proxy.forward(new URL(address), incoming, outgoing));
    return proxy;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private forward({ hostname, port }: URL, incoming: IncomingMessage, outgoing: ServerResponse): void {
    const { method, url: path, headers } = incoming;
    const forwarded = request({ hostname, port, method, path, headers }, (answer) => {
      if (method === 'POST' && this.isLost(answer.statusCode!)) {
        answer.resume();
        outgoing.destroy();
        return;
      }
      outgoing.writeHead(answer.statusCode!, answer.headers);
      answer.pipe(outgoing);
    });
    forwarded.on('error', () => outgoing.destroy());
    outgoing.on('close', () => forwarded.destroy());
    incoming.pipe(forwarded);
  }

  private isLost(status: number): boolean {
    const isSuccess = status < 300;
    if (isSuccess) this.received += 1;
    const isLost = isSuccess && this.received % LOST_EVERY === 0;
    const counted = isLost ? 0 : status;
    this.posts.set(counted, (this.posts.get(counted) ?? 0) + 1);
    return isLost;
  }
}
