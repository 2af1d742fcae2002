import type { FastifyRequest } from 'fastify';

/** Returns the origin at which the caller reached the sandbox, without a trailing slash. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
