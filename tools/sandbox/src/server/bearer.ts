import type { FastifyRequest } from 'fastify';

export function isSandboxKey(key: unknown): key is string {
  return typeof key === 'string' && key.startsWith('sandbox-');
}

/** Returns the token of `Authorization: Bearer …`; null if there is none. */
export function bearerToken(request: FastifyRequest): string | null {
  return /^Bearer\s+(\S+)$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}
