import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import {
  startSpan,
  readOrigin,
  readTraceparent,
  requestContext,
  type Logger,
  type Metrics,
  type RequestContext,
} from '@reelsheet/platform-telemetry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { PROBES } from './probes.js';
import { formLimitsOf, takesBytes } from '../body/takes-form.js';
import { drainRejectedBody } from '../body/unread-body.js';
import { unstorable } from '../input/unstorable.js';
import { rejectMisreadQuery } from '../body/urlencoded.js';

const MULTIPART = /^\s*multipart\//i;

/** Hooks for every request after its context began: what is rejected, metrics and the end. */
export function addRequestHooks(fastify: FastifyInstance, metrics: Metrics): void {
  rejectWithoutHost(fastify);
  rejectUnknownRoutes(fastify);
  rejectUndeclaredForms(fastify);
  rejectUnstorable(fastify);
  drainRejectedBody(fastify);
  measure(fastify, metrics);
}

/** The first hook of every request: its id and context, span and log line. */
export function beginContext(fastify: FastifyInstance, logger: Logger): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    const sent = readTraceparent(request.headers.traceparent);
    const isProbe = PROBES.has(routeOf(request));
    const span = isProbe ? undefined : startSpan({ name: nameOf(request), kind: 'server' }, sent);
    const traceparent = span?.traceparent ?? sent;
    const origin = readOrigin(request.headers['x-client-id']);
    const context: RequestContext = { requestId: request.id, address: request.ip, traceparent, origin, span };
    // Also if the client disconnected before the end.
    reply.raw.once('close', () => {
      endSpan(context, request, reply);
      requestContext.run(context, () => logger[isProbe ? 'debug' : 'info'](describe(request, reply), 'request ended'));
    });
    requestContext.run(context, done);
  });
}

function endSpan(
  { span, organizationId }: RequestContext,
  request: FastifyRequest,
  { statusCode }: FastifyReply,
): void {
  span?.setAttributes({
    'http.request.method': request.method,
    'http.route': routeOf(request),
    'http.response.status_code': statusCode,
    'reelsheet.organization': organizationId,
  });
  span?.end(statusCode >= 500 ? `status ${statusCode}` : undefined);
}

/** Statuses of requests whose senders may be attacking. */
const REJECTED: readonly number[] = [401, 403, 404, 413, 422, 429];

/**
 * Names the route, because addresses may contain secrets. Names the client's network address only where the request was
 * rejected, because it is personal data.
 */
function describe(request: FastifyRequest, reply: FastifyReply): object {
  const { caller, organizationId } = requestContext.getStore()!;
  return {
    method: request.method,
    route: routeOf(request),
    status: reply.statusCode,
    durationMs: Math.round(reply.elapsedTime),
    organizationId,
    userId: caller?.userId,
    ...(REJECTED.includes(reply.statusCode) ? { address: request.ip } : {}),
    ...(reply.raw.writableFinished ? {} : { cutOff: true }),
  };
}

/** Node would reject it without a body. */
function rejectWithoutHost(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw }) => {
    if (raw.httpVersion === '1.1' && raw.headers.host === undefined)
      throw new DomainError(CommonErrors.missingField, 'header Host is required');
  });
}

/** Runs before the body is parsed, so an unknown route is 404 whatever its body. */
function rejectUnknownRoutes(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ is404 }) => {
    if (is404) throw new DomainError(CommonErrors.notFound);
  });
}

/** Runs before the body is read and before authentication. */
function rejectUndeclaredForms(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw, routeOptions: { config } }) => {
    if (formLimitsOf(config) || takesBytes(config) || !MULTIPART.test(raw.headers['content-type'] ?? '')) return;
    throw invalid('header Content-Type', 'must be application/json or application/x-www-form-urlencoded here');
  });
}

function rejectUnstorable(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => {
    rejectMisreadQuery(request.raw.url ?? '');
    const parts = [
      ['body', request.body],
      ['query', request.query],
    ] as const;
    for (const [name, part] of parts) {
      const reason = unstorable(part);
      if (reason) return done(invalid(name, reason));
    }
    done(namesNothing(request) ? new DomainError(CommonErrors.notFound) : undefined);
  });
}

/** A path that no stored record can have; signed addresses validate themselves. */
function namesNothing({ params, routeOptions: { config } }: FastifyRequest): boolean {
  return !takesBytes(config) && unstorable({ ...(params as object) }) !== undefined;
}

function measure(fastify: FastifyInstance, metrics: Metrics): void {
  fastify.addHook('onResponse', (request, reply, done) => {
    metrics.requestSeconds.observe(
      { method: request.method, route: routeOf(request), status: reply.statusCode },
      reply.elapsedTime / 1_000,
    );
    done();
  });
}

const nameOf = (request: FastifyRequest) => `${request.method} ${routeOf(request)}`;
const routeOf = (request: FastifyRequest) => request.routeOptions.url ?? 'unknown';
