import type { FastifyRequest } from 'fastify';
import type { IncomingUpload } from './upload-admission.js';
import { sentContentType } from './raw-upload.js';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Missing or malformed values become values that no signature covers. */
export function toUpload(request: FastifyRequest): IncomingUpload {
  const { key } = request.params as Record<string, string>;
  const length = request.headers['content-length'];
  return {
    key: text(key),
    query: request.query as Record<string, unknown>,
    contentType: sentContentType(request),
    checksum: text(request.headers['content-md5']),
    byteSize: length === undefined ? undefined : Number(length),
    body: request.raw,
  };
}
