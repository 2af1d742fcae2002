import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eventually } from '@reelsheet/testing';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly id: string;
  readonly event: { readonly type: string; readonly timestamp: string; readonly data: Record<string, any> };
}

type Answering = (received: Received, response: ServerResponse) => void;

/** A server that receives webhooks and accepts everything, unless a path is configured otherwise. */
export class Receiver {
  readonly all: Received[] = [];
  private readonly answers = new Map<string, Answering>();

  private constructor(private readonly server: Server) {}

  static async open(): Promise<Receiver> {
    const server = createServer();
    const receiver = new Receiver(server);
    server.on('request', (request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        const body = Buffer.concat(chunks).toString();
        const { url: path = '', headers } = request;
        const received = { path, headers, body, id: String(headers['webhook-id']), event: JSON.parse(body) };
        receiver.all.push(received);
        (receiver.answers.get(path) ?? ((_, answer) => answer.writeHead(204).end()))(received, response);
      });
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    return receiver;
  }

  /** `host:port`. */
  get host(): string {
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  url(path: string): string {
    return `http://${this.host}${path}`;
  }

  answer(path: string, answering: Answering): void {
    this.answers.set(path, answering);
  }

  at(path: string): Received[] {
    return this.all.filter((received) => received.path === path);
  }

  /** Waits until the path has received `count` requests and returns them. */
  async wait(path: string, count = 1): Promise<Received[]> {
    return eventually(() => {
      const found = this.at(path);
      if (found.length < count) throw new Error(`${found.length} of ${count} at ${path}`);
      return found;
    });
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    this.server.close();
  }
}

/** Throws when the request is not signed with the secret. */
export const verify = ({ body, headers }: Received, secret: string) =>
  new Webhook(secret).verify(body, headers as Record<string, string>);
