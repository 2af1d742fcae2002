import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { LOOPBACK } from '@reelsheet/native-servers';
import type { SupervisorRecord } from './files/lock.js';

export interface Lender {
  release(names: readonly string[]): Promise<void>;
  takeBack(names: readonly string[]): Promise<void>;
}

/**
 * Serves the control endpoint, which hands processes over to the holder of the token. The caller owns them while its
 * request `POST /loan {names}` is open.
 */
export async function openControl(
  lender: Lender,
): Promise<{ control: NonNullable<SupervisorRecord['control']>; close: () => void }> {
  const token = randomBytes(24).toString('base64url');
  const server: Server = createServer((request, response) => {
    const isAllowed = request.headers.authorization === `Bearer ${token}`;
    if (!isAllowed) return void response.writeHead(401).end();
    loanProcesses(lender, request, response).catch((error: unknown) =>
      response.writeHead(422).end((error as Error).message),
    );
  });
  server.listen(0, LOOPBACK);
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { control: { port: (server.address() as AddressInfo).port, token }, close };
}

async function loanProcesses(lender: Lender, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const names = await readNames(request);
  await lender.release(names);
  response.on('close', () => void lender.takeBack(names).catch(() => undefined));
  response.writeHead(200).write('lent\n');
}

async function readNames(request: IncomingMessage): Promise<string[]> {
  const chunks = await request.toArray();
  return JSON.parse(Buffer.concat(chunks as Buffer[]).toString()) as string[];
}

/**
 * Borrows processes until the returned function is called or this process ends; fails with the supervisor's reason. It
 * does not use `fetch`, which closes the request when the unread response is garbage collected.
 */
export async function borrow(
  { port, token }: NonNullable<SupervisorRecord['control']>,
  names: readonly string[],
): Promise<() => void> {
  const loan = request({
    host: LOOPBACK,
    port,
    path: '/loan',
    method: 'POST',
    headers: { authorization: `Bearer ${token}` },
  });
  loan.end(JSON.stringify(names));
  const [answer] = (await once(loan, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(await text(answer));
  answer.resume();
  return () => loan.destroy();
}
