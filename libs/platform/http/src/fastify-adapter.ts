import multipart from '@fastify/multipart';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { CommonErrors, DomainError, newUuid } from '@reelsheet/kernel';
import type { Metrics } from '@reelsheet/platform-telemetry';
import type { FastifyReply } from 'fastify';
import qs from 'qs';
import { FORM_BOUNDS, useBodyParsers } from './body-parsers.js';
import { refuseBrokenRequest } from './broken-request.js';
import { send } from './error.filter.js';
import { FORM_PARSER } from './form.interceptor.js';
import { addRequestHooks } from './request-hooks.js';

const JSON_LIMIT = 1024 * 1024;
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
  await app.register(multipart, FORM_PARSER);
  useBodyParsers(app);
  addRequestHooks(app.getHttpAdapter().getInstance(), metrics);
}
