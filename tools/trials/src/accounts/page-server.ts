import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { LOOPBACK } from '@reelsheet/native-servers';

/** Serves an empty page on an origin of its own. */
export class PageServer {
  private constructor(
    private readonly server: Server,
    readonly origin: string,
  ) {}

  static async open(): Promise<PageServer> {
    const server = createServer((_, response) => {
      response.setHeader('Content-Type', 'text/html');
      response.end('<!doctype html><title>On trial</title>');
    });
    await once(server.listen(0, LOOPBACK), 'listening');
    return new PageServer(server, `http://${LOOPBACK}:${(server.address() as AddressInfo).port}`);
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
  }
}
