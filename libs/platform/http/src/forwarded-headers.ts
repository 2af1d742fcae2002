import { currentTraceparent } from '@reelsheet/platform-telemetry';
import type { FastifyRequest } from 'fastify';

/** Headers by which what another service does belongs to this request, its trace and whom it comes from. */
export function sameRequest({ id, ip }: Pick<FastifyRequest, 'id' | 'ip'>): Record<string, string> {
  const traceparent = currentTraceparent();
  return { 'x-request-id': id, 'x-forwarded-for': ip, ...(traceparent === null ? {} : { traceparent }) };
}
