import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A request as the server received it. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path with its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** The reaction of the server to a request: a JSON response, or anything by a function. */
export type ScriptedAnswer =
  | { readonly status?: number; readonly body?: unknown; readonly headers?: Readonly<Record<string, string>> }
  | ((response: ServerResponse) => void);

/** A server on this machine that answers requests in the order of a script, and remembers them. */
export class ScriptedApi {
  readonly requests: ReceivedRequest[] = [];
  private answers: ScriptedAnswer[] = [];

  private constructor(
    private readonly server: Server,
    readonly url: string,
  ) {}

  static async start(): Promise<ScriptedApi> {
    const server = createServer();
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const api = new ScriptedApi(server, `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.on('request', async (request, response) => {
      const { method = '', url = '', headers } = request;
      api.requests.push({ method, url, headers, body: await text(request) });
      api.answer(response);
    });
    return api;
  }

  /** Replaces the script; its last answer is repeated. */
  script(...answers: readonly ScriptedAnswer[]): void {
    this.answers = [...answers];
    this.requests.length = 0;
  }

  get addresses() {
    const address = `${this.url}/v1`;
    return { base: address, agent: address, core: address, upload: address };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private answer(response: ServerResponse): void {
    const answer = this.answers.length > 1 ? this.answers.shift()! : this.answers[0]!;
    if (typeof answer === 'function') return answer(response);
    const { status = 200, body, headers = {} } = answer;
    response.writeHead(status, { 'Content-Type': 'application/json', ...headers });
    response.end(body === undefined ? '' : JSON.stringify(body));
  }
}

/** Ends the connection without an answer. */
export const loseConnection: ScriptedAnswer = (response) => void response.destroy();

/** Sends events and leaves the stream open, or ends the connection. */
export function sendEvents(events: readonly string[], isOpen = false): ScriptedAnswer {
  return (response) => {
    response.writeHead(200, { 'Content-Type': 'text/event-stream' });
    response.write(events.join(''));
    if (!isOpen) response.end();
  };
}
