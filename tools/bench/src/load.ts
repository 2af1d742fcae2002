import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

const CONNECTIONS = 16;

/**
 * Returns the number of GET requests per second that the address answers over keep-alive
 * connections, each sent after the previous response. Bare sockets take little processor time.
 * Every response must be 200 with a Content-Length.
 */
export async function requestsPerSecond(
  address: string,
  headers: Record<string, string>,
  durationMs: number,
): Promise<number> {
  const { hostname, port, pathname } = new URL(address);
  const request = toRequest(`${hostname}:${port}`, pathname, headers);
  const sockets = await Promise.all(Array.from({ length: CONNECTIONS }, () => open(hostname, Number(port))));
  const started = performance.now();
  const counts = await Promise.all(sockets.map((socket) => requestUntil(socket, request, started + durationMs)));
  return counts.reduce((sum, count) => sum + count, 0) / ((performance.now() - started) / 1_000);
}

/**
 * Sends requests at a constant rate over one connection, regardless of the responses. Returns a function that stops it.
 */
export async function requestSteadily(
  address: string,
  headers: Record<string, string>,
  perSecond: number,
): Promise<() => void> {
  const { hostname, port, pathname } = new URL(address);
  const request = toRequest(`${hostname}:${port}`, pathname, headers);
  const socket = (await open(hostname, Number(port))).resume();
  const timer = setInterval(() => socket.write(request), 1_000 / perSecond);
  return () => {
    clearInterval(timer);
    socket.destroy();
  };
}

function toRequest(host: string, path: string, headers: Record<string, string>): string {
  const lines = Object.entries({ Host: host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

async function open(host: string, port: number): Promise<Socket> {
  const socket = connect(port, host).setNoDelay();
  await once(socket, 'connect');
  return socket;
}

function requestUntil(socket: Socket, request: string, end: number): Promise<number> {
  return new Promise((resolve, reject) => {
    let answers = 0;
    let received = Buffer.alloc(0);
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      received = received.length === 0 ? chunk : Buffer.concat([received, chunk]);
      if (received.length < lengthOf(received)) return;
      if (!received.subarray(0, 15).includes(' 200 ')) reject(new Error(received.toString()));
      received = Buffer.alloc(0);
      answers += 1;
      if (performance.now() < end) return void socket.write(request);
      socket.destroy();
      resolve(answers);
    });
    socket.write(request);
  });
}

/** Returns the length of the whole response, or Infinity while its head is incomplete. */
function lengthOf(answer: Buffer): number {
  const head = answer.indexOf('\r\n\r\n');
  if (head < 0) return Infinity;
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1];
  return head + 4 + Number(length);
}
