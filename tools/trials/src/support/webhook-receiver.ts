import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Webhook } from 'standardwebhooks';

const TIMEOUT_MS = 60_000;

export interface Received {
  readonly path: string;
  /** `webhook-id`. */
  readonly id: string;
  readonly body: string;
  /** Id of the record that the event is about. */
  readonly subject: number;
  readonly at: number;
}

/** Receives webhooks and responds with the status that `answer` returns, or not at all if it returns undefined. */
export class WebhookReceiver {
  readonly received: Received[] = [];
  /** Calls whose signature does not verify with the secret of their path. */
  readonly forged: string[] = [];
  readonly secrets = new Map<string, string>();
  answer: (received: Received) => number | undefined = () => 204;
  private port = 0;
  private readonly arrivals = new EventEmitter();
  private readonly unanswered: ServerResponse[] = [];

  private constructor(private server: Server) {}

  static async open(): Promise<WebhookReceiver> {
    const receiver = new WebhookReceiver(createServer());
    await receiver.listen();
    return receiver;
  }

  get host(): string {
    return `127.0.0.1:${this.port}`;
  }

  /** Returns the first call of this path about this record, and waits for it if it has not arrived. */
  async call(path: string, subject: number): Promise<Received> {
    const deadline = AbortSignal.timeout(TIMEOUT_MS);
    for (;;) {
      const found = this.received.find((each) => each.path === path && each.subject === subject);
      if (found) return found;
      await once(this.arrivals, 'call', { signal: deadline });
    }
  }

  /** Responds to all calls that have had no response. */
  answerPending(): void {
    for (const response of this.unanswered.splice(0)) response.writeHead(204).end();
  }

  /** Stops the server, so that later connections are rejected. */
  async stop(): Promise<void> {
    this.server.close();
    this.server.closeAllConnections();
  }

  async restart(): Promise<void> {
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
    this.arrivals.emit('call');
    const status = this.answer(received);
    if (status === undefined) this.unanswered.push(response);
    else response.writeHead(status).end();
  }
}
