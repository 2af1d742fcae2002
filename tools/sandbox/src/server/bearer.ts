import type { FastifyRequest } from 'fastify';

const ACCEPTED = /^sandbox-/;

export function isSandboxKey(key: unknown): key is string {
  return typeof key === 'string' && ACCEPTED.test(key);
}

/** The token of `Authorization: Bearer …`, null when there is none. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
