import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import { readTraceparent, requestContext, type Metrics } from '@reelsheet/platform-telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { formLimitsOf, takesBytes } from './takes-form.js';
import { readWhatIsRefused } from './unread-body.js';
import { unstorable } from './unstorable.js';
import { refuseMisreadQuery } from './urlencoded.js';

const MULTIPART = /^\s*multipart\//i;

/** What happens with every request, whatever its route: its id and context, its metrics, its end. */
export function addRequestHooks(fastify: FastifyInstance, metrics: Metrics): void {
  beginContext(fastify);
  refuseUndeclaredForms(fastify);
  refuseUnstorable(fastify);
  readWhatIsRefused(fastify);
  measure(fastify, metrics);
  closeWhatFallsIdle(fastify);
}

function beginContext(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    void reply.header('X-Request-Id', request.id);
    const traceparent = readTraceparent(request.headers.traceparent);
    requestContext.run({ requestId: request.id, address: request.ip, traceparent }, done);
  });
}

/** Before anything of the body is read, and before anybody is asked who calls. */
function refuseUndeclaredForms(fastify: FastifyInstance): void {
  fastify.addHook('onRequest', async ({ raw, is404, routeOptions: { config } }) => {
    if (is404 || formLimitsOf(config) || takesBytes(config) || !MULTIPART.test(raw.headers['content-type'] ?? ''))
      return;
    throw invalid('header Content-Type', 'must be application/json or application/x-www-form-urlencoded here');
  });
}

function refuseUnstorable(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) => {
    refuseMisreadQuery(request.raw.url ?? '');
    const parts = [
      ['body', request.body],
      ['query', request.query],
    ] as const;
    for (const [name, part] of parts) {
      const problem = unstorable(part);
      if (problem) return done(invalid(name, problem));
    }
    done(namesNothing(request) ? new DomainError(CommonErrors.notFound) : undefined);
  });
}

/** A path that nothing can be stored under; a signed address says itself what it is good for. */
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
