import { type IncomingHttpHeaders, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { type TestConnection, serveInterruptible } from './interruptible-server.js';

interface Relayed {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Starts an interruptible proxy for the network at `origin`, which sees the host name of the proxy. */
export function relayTo(origin: string): Promise<TestConnection> {
  return serveInterruptible(async (request: IncomingMessage, response: ServerResponse) => {
    const answer = await forward(origin, request);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
}

/** Passes the body on as it arrives, because collecting uploads would take most of the time of the tests. */
function forward(origin: string, request: IncomingMessage): Promise<Relayed> {
  const { method, headers, url } = request;
  return new Promise((resolve, reject) => {
    const outgoing = send(new URL(url!, origin), { method: method!, headers }, (answer) => {
      buffer(answer).then(
        (bytes) => resolve({ status: answer.statusCode!, headers: answer.headers, body: bytes }),
        reject,
      );
    });
    outgoing.on('error', reject);
    request.on('error', reject).pipe(outgoing);
  });
}
