import { currentTraceparent } from '@reelsheet/platform-telemetry';
import type { FastifyRequest } from 'fastify';

/** Headers that connect a request to another service with this request: id, trace and client address. */
export function sameRequest({ id, ip }: Pick<FastifyRequest, 'id' | 'ip'>): Record<string, string> {
  const traceparent = currentTraceparent();
  return { 'x-request-id': id, 'x-forwarded-for': ip, ...(traceparent === null ? {} : { traceparent }) };
}
