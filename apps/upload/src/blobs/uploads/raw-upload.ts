import type { FastifyRequest } from 'fastify';

/** A request with an unparsed body. */
export interface RawUpload extends FastifyRequest {
  sentContentType?: string;
}

/** Returns the Content-Type that the sender gave. */
export const sentContentType = (request: FastifyRequest) => (request as RawUpload).sentContentType ?? '';
