import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

export interface ReceivedCall {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/**
 * Behaviour of a scripted vendor for one call: a response, `drop` (close the connection) or
 * `silence` (never respond).
 */
export type ScriptedAnswer =
  { readonly status?: number; readonly headers?: Record<string, string>; readonly body: unknown } | 'drop' | 'silence';

/**
 * Returns the timeout in milliseconds of a call that is answered so. Only silence reaches it: a busy machine takes long
 * for the other answers.
 */
export const timeoutFor = (answer?: ScriptedAnswer): number => (answer === 'silence' ? 400 : 30_000);

/**
 * A vendor on loopback with scripted responses: each call takes the next one, and the last one
 * repeats.
 */
export class VendorServer {
  readonly received: ReceivedCall[] = [];
  private readonly server = createServer((request, response) => void this.handle(request, response));
  private answers: ScriptedAnswer[] = [];

  static async listen(): Promise<VendorServer> {
    const vendor = new VendorServer();
    await new Promise<void>((resolve) => vendor.server.listen(0, '127.0.0.1', resolve));
    return vendor;
  }

  /** An address at which nobody listens. */
  static async unreachable(): Promise<string> {
    const vendor = await VendorServer.listen();
    const { url } = vendor;
    await vendor.close();
    return url;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** Forgets what was received and answers from now on with `answers`. */
  script(...answers: ScriptedAnswer[]): void {
    this.answers = answers;
    this.received.length = 0;
  }

  async close(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async handle(...[request, response]: Parameters<RequestListener>): Promise<void> {
    const body = (await buffer(request)).toString();
    this.received.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
    const answer = this.answers.length > 1 ? this.answers.shift() : this.answers[0];
    if (answer === 'silence') return;
    if (!answer || answer === 'drop') return void request.socket.destroy();
    const raw = typeof answer.body === 'string' || answer.body instanceof Uint8Array;
    response.writeHead(answer.status ?? 200, {
      'content-type': raw ? 'application/octet-stream' : 'application/json',
      ...answer.headers,
    });
    response.end(raw ? answer.body : JSON.stringify(answer.body));
  }
}
