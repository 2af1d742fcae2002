import { invalid } from '@reelsheet/kernel';
import { readTraceparent, requestContext, type Metrics } from '@reelsheet/platform-telemetry';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { readRefused } from './refused-body.js';
import { unstorable } from './unstorable.js';

const PAYLOAD_TOO_LARGE = 413;

/** What happens with every request, whatever its route: its id and context, its metrics, its end. */
export function addRequestHooks(fastify: FastifyInstance, metrics: Metrics): void {
  beginContext(fastify);
  refuseUnstorable(fastify);
  readRefusedBodies(fastify);
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

function refuseUnstorable(fastify: FastifyInstance): void {
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
}

function readRefusedBodies(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === PAYLOAD_TOO_LARGE) void readRefused(request.raw).then(() => done());
    else done();
  });
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
