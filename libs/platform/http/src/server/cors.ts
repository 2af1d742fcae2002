import cors from '@fastify/cors';
import type { FastifyInstance } from 'fastify';
import { PREFLIGHT_CACHE_SECONDS } from './cors-limits.js';

/** Response headers that pages may read, besides those that browsers always show them. */
const EXPOSED_HEADERS = [
  'Accept-Ranges',
  'Content-Disposition',
  'Content-Range',
  'ETag',
  'Idempotent-Replay',
  'Location',
  'Preference-Applied',
  'RateLimit',
  'RateLimit-Policy',
  'Retry-After',
  'Tus-Resumable',
  'Upload-Expires',
  'X-Next-Cursor',
  'X-Next-Rows-After',
  'X-Request-Id',
  'X-Sheet-Version',
];

/** Pages of other origins that may call a service. */
export interface AllowedPages {
  readonly origins: readonly string[];
  /** True if the service sets a cookie that these pages may send. */
  readonly hasCookies: boolean;
}

/**
 * Lets pages of these origins read the responses of the service, errors and event streams included. Without an origin
 * nothing is added. Every response then names `Origin` in `Vary`, so that no cache gives one page the response to
 * another. Pages may send any header, because their origins belong to the operator.
 */
export async function allowOrigins(fastify: FastifyInstance, { origins, hasCookies }: AllowedPages): Promise<void> {
  if (origins.length === 0) return;
  const allowed = new Set(origins);
  await fastify.register(cors, {
    origin: (origin, done) => done(null, origin !== undefined && allowed.has(origin) && origin),
    credentials: hasCookies,
    methods: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    exposedHeaders: EXPOSED_HEADERS,
    maxAge: PREFLIGHT_CACHE_SECONDS,
    // A request that is no preflight would get a response that is not JSON.
    strictPreflight: false,
  });
}
