import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { CommonErrors, DomainError, newUuid } from '@reelsheet/kernel';
import type { Logger, Metrics } from '@reelsheet/platform-telemetry';
import type { FastifyReply } from 'fastify';
import { useBodyParsers } from '../body/body-parsers.js';
import { keepPace } from '../body/min-body-rate.js';
import { refuseBrokenRequest } from './malformed-request.js';
import { send } from '../error-filter.js';
import { FORM_PARSER } from '../body/form-reader.js';
import { addRequestHooks } from './request-hooks.js';
import { parseQuery } from '../body/urlencoded.js';

const JSON_LIMIT = 2 ** 20;
/** Bounds of what is no body yet. Deadlines are looked at as often as the interval says. */
const SERVER_OPTIONS = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 15_000,
  connectionsCheckingInterval: 5_000,
  requireHostHeader: false,
};
const KEEP_ALIVE_MS = 72_000;
const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** Where a service's requests are unlike those of the others. */
export interface HttpOptions {
  /** Longest that a request may take to arrive, in milliseconds; 0 for as long as it keeps its pace. */
  readonly requestTimeoutMs?: number;
  /** Proxies whose `X-Forwarded-For` is believed, as Fastify takes them. */
  readonly trustProxy?: string;
}

/** Fastify as every service uses it: nested queries, bounded bodies, a request id on every answer. A path that can't be decoded names nothing. */
export function createAdapter({ requestTimeoutMs = 120_000, trustProxy }: HttpOptions = {}): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: JSON_LIMIT,
    multipart: false,
    routerOptions: { querystringParser: parseQuery, maxParamLength: 500 },
    genReqId: (request) => readRequestId(request.headers['x-request-id']),
    http: SERVER_OPTIONS,
    requestTimeout: requestTimeoutMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    trustProxy: trustProxy ? trustProxy : false,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => {
      void reply.header('X-Request-Id', request.id);
      void send(reply as FastifyReply, new DomainError(CommonErrors.notFound));
    },
    clientErrorHandler: refuseBrokenRequest,
  } as ConstructorParameters<typeof FastifyAdapter>[0]) as FastifyAdapter;
}

function readRequestId(sent: string | string[] | undefined): string {
  return typeof sent === 'string' && REQUEST_ID.test(sent) ? sent : newUuid();
}

/** What a process lets its callers take of it. */
export interface HttpBounds {
  /** Open at once; one more is closed unheard. */
  readonly connections: number;
  /** Fewest bytes a second that a body may bring. */
  readonly bodyBytesPerSecond: number;
}

/** Parsers and hooks that come before Nest. */
export async function prepare(
  app: NestFastifyApplication,
  { metrics, logger }: { readonly metrics: Metrics; readonly logger: Logger },
  bounds: HttpBounds,
): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(multipart, FORM_PARSER);
  useBodyParsers(app);
  fastify.server.maxConnections = bounds.connections;
  // Who expects what we do not know is answered as ever, where Node would answer 417 with nothing in it.
  fastify.server.on('checkExpectation', (request, response) => fastify.server.emit('request', request, response));
  keepPace(fastify, bounds.bodyBytesPerSecond);
  addRequestHooks(fastify, metrics, logger);
}
