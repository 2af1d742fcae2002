import type { FastifyRequest } from 'fastify';

/** A request whose body nothing has parsed. */
export interface RawUpload extends FastifyRequest {
  sentContentType?: string;
}

/** The Content-Type that the sender of an upload gave. */
export const sentContentType = (request: FastifyRequest) => (request as RawUpload).sentContentType ?? '';
