import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

const LONGEST_MS = 5_000;
const MOST_BYTES = 64 * 1024 * 1024;

/** Reads what is left of a refused body unseen, within bounds: a sender that is still writing when the connection ends misses the answer. */
export async function readRefused(request: IncomingMessage): Promise<void> {
  if (request.readableEnded || request.destroyed) return;
  let bytes = 0;
  const read = new Promise<void>((resolve) => {
    request.once('end', resolve).once('close', resolve);
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MOST_BYTES) resolve();
    });
  });
  request.resume();
  await Promise.race([read, delay(LONGEST_MS, undefined, { ref: false })]);
}
