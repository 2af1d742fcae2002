import type { IncomingMessage } from 'node:http';
import { withDeadline } from '@reelsheet/kernel';
import type { FastifyInstance } from 'fastify';

const MAX_MS = 5_000;
const MAX_BYTES = 64 * 2 ** 20;

/**
 * An answer that is ready before its request has arrived waits, within bounds, until the rest has been read unseen: a
 * sender that is still writing when the connection ends would miss it. Beyond the bounds the connection ends with the answer.
 */
export function readWhatIsRefused(fastify: FastifyInstance, maxMs = MAX_MS): void {
  fastify.addHook('onSend', async ({ raw }, reply) => {
    if (!isArriving(raw)) return;
    await discard(raw, maxMs);
    if (isArriving(raw)) void reply.header('Connection', 'close');
  });
}

/** A request without a body has arrived with its head. */
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
