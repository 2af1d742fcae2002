import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer, text } from 'node:stream/consumers';
import type { TrialRun } from '../trial.js';

/** Starts a proxy of a service whose answers name another host than the service does. Returns its origin. */
export async function renamingProxy(trial: TrialRun, origin: string, from: string, to: string): Promise<string> {
  const server = createServer(async (request, response) => {
    const headers = { ...request.headers, host: new URL(origin).host, 'accept-encoding': 'identity' };
    const forwarded = Object.entries(headers).filter(([name]) => !['connection', 'content-length'].includes(name));
    const content = await buffer(request);
    const answer = await fetch(`${origin}${request.url}`, {
      method: request.method!,
      headers: Object.fromEntries(forwarded) as Record<string, string>,
      ...(content.length > 0 ? { body: content } : {}),
    });
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('Content-Type') ?? 'text/plain' });
    response.end(answer.body ? (await text(answer.body)).replaceAll(from, to) : undefined);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  trial.afterwards(async () => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
