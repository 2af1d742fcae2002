import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the server received it. */
export interface RecordedRequest {
  readonly method: string;
  /** Path behind `/v1`, with its query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface RecordedAnswer {
  readonly status?: number;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Text as it is; anything else as JSON. */
  readonly body?: unknown;
  /** Ends the connection instead of an answer. */
  readonly lost?: boolean;
}

export type Answering = (request: RecordedRequest) => RecordedAnswer;

/** All services at one address, which record requests and answer as a test says. */
export class RecordingApi {
  readonly requests: RecordedRequest[] = [];
  /** Requests for the addresses of the services, which each client reads once. */
  readonly installations: RecordedRequest[] = [];
  private answer: Answering = () => ({ body: {} });

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<RecordingApi> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const api = new RecordingApi(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', async (incoming, response) => {
      const { method = '', url = '', headers } = incoming;
      const request = { method, path: url.replace(/^\/v1/, ''), headers, body: await text(incoming) };
      const given = api.answerTo(request);
      if (given.lost) return void response.destroy();
      const { status = 200, body, type = 'application/json' } = given;
      response.writeHead(status, { 'Content-Type': type, ...given.headers });
      response.end(body === undefined || typeof body === 'string' ? body : JSON.stringify(body));
    });
    return api;
  }

  /** Forgets the requests, and answers the next ones in this way. */
  expect(answer: Answering | RecordedAnswer): void {
    this.requests.length = 0;
    this.answer = typeof answer === 'function' ? answer : () => answer;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answerTo(request: RecordedRequest): RecordedAnswer {
    if (request.path !== '/installation') {
      this.requests.push(request);
      return this.answer(request);
    }
    const address = `${this.url}/v1`;
    this.installations.push(request);
    return { body: { addresses: { base: address, agent: address, core: address, upload: address } } };
  }
}
