import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { VendorError } from './vendor-error.js';

/**
 * Responds with a stored file or the requested `Range` of it (200, 206, 416); fails as not found if it does not exist.
 */
export async function serveFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  type: string,
): Promise<FastifyReply> {
  const size = await stat(path).then(
    (stats) => stats.size,
    () => null,
  );
  if (size === null) throw new VendorError('not_found', 'The file does not exist.');
  reply.header('accept-ranges', 'bytes').header('x-content-type-options', 'nosniff').type(type);
  const range = request.headers.range ? parseRange(request.headers.range, size) : undefined;
  if (range === null) return reply.code(416).header('content-range', `bytes */${size}`).send();
  const { start, end } = range ?? { start: 0, end: size - 1 };
  if (range) reply.code(206).header('content-range', `bytes ${start}-${end}/${size}`);
  reply.header('content-length', Math.max(0, end - start + 1));
  return reply.send(size === 0 ? '' : createReadStream(path, { start, end }));
}

/**
 * Parses one range of bytes, both ends included. Returns null if it is outside the file, undefined
 * if the header is to be ignored.
 */
export function parseRange(header: string, size: number): { start: number; end: number } | null | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const start = match[1] === '' ? Math.max(0, size - Number(match[2])) : Number(match[1]);
  const end = match[1] === '' || match[2] === '' ? size - 1 : Math.min(Number(match[2]), size - 1);
  return start <= end && start < size ? { start, end } : null;
}
