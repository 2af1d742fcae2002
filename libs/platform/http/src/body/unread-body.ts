import type { IncomingMessage } from 'node:http';
import { withDeadline } from '@reelsheet/kernel';
import type { FastifyInstance } from 'fastify';

const MAX_MS = 5_000;
const MAX_BYTES = 64 * 2 ** 20;

/**
 * A response that is ready before its request has arrived waits, within limits, until the rest was read and discarded:
 * a client that is still sending when the connection ends would miss the response. Above the limits the connection ends
 * with the response.
 */
export function drainRejectedBody(fastify: FastifyInstance, maxMs = MAX_MS): void {
  fastify.addHook('onSend', async ({ raw }, reply) => {
    if (!isArriving(raw)) return;
    await discard(raw, maxMs);
    if (isArriving(raw)) void reply.header('Connection', 'close');
  });
}

/** A request without a body has arrived with its headers. */
export function isArriving({ headers, complete, destroyed }: IncomingMessage): boolean {
  const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
  return hasBody && !complete && !destroyed;
}

async function discard(request: IncomingMessage, maxMs: number): Promise<void> {
  if (Number(request.headers['content-length'] ?? 0) > MAX_BYTES) return;
  let bytes = 0;
  const read = new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BYTES) resolve();
    });
  });
  request.unpipe();
  request.resume();
  await withDeadline(maxMs, read);
}
