import type { FastifyRequest } from 'fastify';
import type { IncomingUpload } from './upload-admission.js';
import { sentContentType } from './raw-upload.js';

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** What is missing or malformed becomes a value that no signature covers. */
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
