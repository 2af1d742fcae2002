import type { FastifyRequest } from 'fastify';

/** The address under which the caller reached the sandbox, without a slash at the end. */
export function originOf(request: FastifyRequest): string {
  return `${request.protocol}://${request.host}`;
}
