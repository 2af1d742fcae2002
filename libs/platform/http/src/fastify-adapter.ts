import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { CommonErrors, DomainError, invalid, newUuid } from '@reelsheet/kernel';
import { readTraceparent, requestContext, type Metrics } from '@reelsheet/platform-telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import qs from 'qs';
import { FORM_BOUNDS, useBodyParsers } from './body-parsers.js';
import { refuseBrokenRequest } from './broken-request.js';
import { send } from './error.filter.js';
import { FORM_PARSER } from './form.interceptor.js';
import { readRefused } from './refused-body.js';
import { unstorable } from './unstorable.js';

const JSON_LIMIT = 1024 * 1024;
const PAYLOAD_TOO_LARGE = 413;
const REQUEST_ID = /^[\w.:-]{1,100}$/;

/** Where a service's requests are unlike those of the others. */
export interface HttpOptions {
  /** Longest that a request may take to arrive, in milliseconds; 0 for any time. */
  readonly requestTimeoutMs?: number;
  /** Proxies whose `X-Forwarded-For` is believed, as Fastify takes them. */
  readonly trustProxy?: string;
}

/** Fastify as every service uses it: nested queries, bounded bodies, a request id on every answer. A path that can't be decoded names nothing. */
export function createAdapter({ requestTimeoutMs = 60_000, trustProxy }: HttpOptions = {}): FastifyAdapter {
  return new FastifyAdapter({
    bodyLimit: JSON_LIMIT,
    multipart: false,
    routerOptions: { querystringParser: (text: string) => qs.parse(text, FORM_BOUNDS), maxParamLength: 500 },
    genReqId: (request) => readRequestId(request.headers['x-request-id']),
    requestTimeout: requestTimeoutMs,
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

/** Parsers and hooks that come before Nest. */
export async function prepare(app: NestFastifyApplication, metrics: Metrics): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  await app.register(multipart, FORM_PARSER);
  useBodyParsers(app);
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    const traceparent = readTraceparent(request.headers.traceparent);
    requestContext.run({ requestId: request.id, address: request.ip, traceparent }, done);
  });
  closeWhatFallsIdle(fastify);
  fastify.addHook('preHandler', (request, _reply, done) => {
    const parts = [
      ['body', request.body],
      ['query', request.query],
      ['path', request.params],
    ] as const;
    for (const [name, part] of parts) {
      const problem = unstorable(part);
      if (problem) return done(invalid(name, problem));
    }
    done();
  });
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === PAYLOAD_TOO_LARGE) void readRefused(request.raw).then(() => done());
    else done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.requestSeconds.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}

/** A connection whose answer ends after the server began to close would otherwise hold it open until the caller goes. */
function closeWhatFallsIdle(fastify: FastifyInstance): void {
  let closing = false;
  fastify.addHook('preClose', (done) => {
    closing = true;
    done();
  });
  fastify.addHook('onResponse', (_request, _reply, done) => {
    if (closing) setImmediate(() => fastify.server.closeIdleConnections());
    done();
  });
}

const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unknown';
