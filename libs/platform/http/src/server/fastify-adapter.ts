import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { CommonErrors, DomainError, newUuid } from '@reelsheet/kernel';
import type { Logger, Metrics } from '@reelsheet/platform-telemetry';
import type { FastifyReply } from 'fastify';
import { MAX_JSON_BYTES } from '../body/body-limits.js';
import { useBodyParsers } from '../body/body-parsers.js';
import { keepUp } from '../body/min-body-rate.js';
import { closeUnneededConnections } from './closing-connections.js';
import { rejectBrokenRequest } from './malformed-request.js';
import { send } from '../error-filter.js';
import { FORM_PARSER } from '../body/form-reader.js';
import { compressTexts } from './compression.js';
import { allowOrigins, type AllowedPages } from './cors.js';
import { addRequestHooks, beginContext } from './request-hooks.js';
import { parseQuery } from '../body/urlencoded.js';
import { securityHeaders } from './security-headers.js';
import { HEADERS_TIMEOUT_MS, MAX_HEADER_BYTES, MAX_PARAMETER_LENGTH } from './server-limits.js';

/** Limits of headers and connections. Deadlines are checked at this interval. */
const SERVER_OPTIONS = {
  maxHeaderSize: MAX_HEADER_BYTES,
  headersTimeout: HEADERS_TIMEOUT_MS,
  connectionsCheckingInterval: 5_000,
  requireHostHeader: false,
};
/** Routes have no schemas of Fastify, whose compilers would be loaded at each start. */
const WITHOUT_SCHEMAS = {
  compilersFactory: { buildValidator: rejectSchema, buildSerializer: rejectSchema },
};
const KEEP_ALIVE_MS = 72_000;
const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** Differences of a service's HTTP server. */
export interface HttpOptions {
  /**
   * Maximum time for a request to arrive, in milliseconds; 0 for no limit as long as the body keeps the minimum rate.
   */
  readonly requestTimeoutMs?: number;
  /** Proxies whose `X-Forwarded-For` is trusted, in Fastify's format. */
  readonly trustProxy?: string;
  /** True if callers reach the service by https, which browsers then require for a year. */
  readonly isHttps?: boolean;
  /** True if the service sets cookies that pages of allowed origins may send. */
  readonly hasCookies?: boolean;
}

/**
 * Returns Fastify as every service uses it: nested queries, limited bodies, a request id and security headers on every
 * response. A path that cannot be decoded is 404.
 */
export function createAdapter(options: HttpOptions = {}): FastifyAdapter {
  const { requestTimeoutMs = 120_000, trustProxy, isHttps = false } = options;
  const headers = securityHeaders(isHttps);
  const adapter = new FastifyAdapter({
    bodyLimit: MAX_JSON_BYTES,
    multipart: false,
    routerOptions: { querystringParser: parseQuery, maxParamLength: MAX_PARAMETER_LENGTH },
    genReqId: (request) => readRequestId(request.headers['x-request-id']),
    http: SERVER_OPTIONS,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: trustProxy ? trustProxy : false,
    forceCloseConnections: 'idle',
    schemaController: WITHOUT_SCHEMAS,
    frameworkErrors: (_error, request, reply) => {
      void (reply as FastifyReply).headers({ ...headers, 'X-Request-Id': request.id });
      void send(reply as FastifyReply, new DomainError(CommonErrors.notFound));
    },
    clientErrorHandler: (invalid, socket) => rejectBrokenRequest(invalid, socket, headers),
  } as ConstructorParameters<typeof FastifyAdapter>[0]) as FastifyAdapter;
  adapter.getInstance().addHook('onRequest', (_request, reply, done) => {
    void reply.headers(headers);
    done();
  });
  closeUnneededConnections(adapter.getInstance());
  return adapter;
}

function rejectSchema(): never {
  throw new Error('a route has a schema of Fastify: describe its input by a DTO');
}

function readRequestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : newUuid();
}

/** Limits of a process for its clients, and the pages that may call it. */
export interface HttpBounds {
  /** Maximum number of open connections; further ones are closed. */
  readonly connections: number;
  /** Minimum rate of a body in bytes per second. */
  readonly bodyBytesPerSecond: number;
  /** Pages of other origins that may call the process; none by default. */
  readonly pages?: AllowedPages;
}

/** Parsers and hooks that run before Nest. */
export async function prepare(
  app: NestFastifyApplication,
  { metrics, logger }: { readonly metrics: Metrics; readonly logger: Logger },
  bounds: HttpBounds,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(multipart, FORM_PARSER);
  useBodyParsers(app);
  fastify.server.maxConnections = bounds.connections;
  // Node would answer an unknown expectation with an empty 417.
  fastify.server.on('checkExpectation', (request, response) => fastify.server.emit('request', request, response));
  keepUp(fastify, bounds.bodyBytesPerSecond);
  beginContext(fastify, logger);
  await compressTexts(fastify);
  if (bounds.pages) await allowOrigins(fastify, bounds.pages);
  addRequestHooks(fastify, metrics);
}
