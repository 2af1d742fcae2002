import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

export interface Received {
  readonly path: string;
  /** `webhook-id`. */
  readonly id: string;
  readonly body: string;
  /** Id of the thing that the event is about. */
  readonly subject: number;
  readonly at: number;
}

/** Answers with the status that `answer` says, and not at all where it says nothing. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Calls whose signature does not verify with the secret of their path. */
  readonly forged: string[] = [];
  readonly secrets = new Map<string, string>();
  answer: (received: Received) => number | undefined = () => 204;
  private port = 0;

  private constructor(private server: Server) {}

  static async open(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(createServer());
    await receiver.listen();
    return receiver;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** From then on nobody is there. */
  async leave(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
  }

  async comeBack(): Promise<void> {
    this.server = createServer();
    await this.listen();
  }

  private async listen(): Promise<void> {
    this.server.on('request', (request, response) => void this.take(request, response).catch(() => undefined));
    this.server.listen(this.port, '127.0.0.1');
    await once(this.server, 'listening');
    this.port = (this.server.address() as AddressInfo).port;
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = performance.now();
    const body = await text(request);
    const path = request.url!;
    const headers = request.headers as Record<string, string>;
    try {
      new Webhook(this.secrets.get(path)!).verify(body, headers);
    } catch (error) {
      this.forged.push(`${path}: ${String(error)}`);
    }
    const { data } = JSON.parse(body) as { data: { id: number } };
    const received = { path, id: headers['webhook-id']!, body, subject: data.id, at };
    this.received.push(received);
    const status = this.answer(received);
    if (status !== undefined) response.writeHead(status).end();
  }
}
