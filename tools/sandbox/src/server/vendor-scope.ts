import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Failure, type FailureKind } from './failure.js';
import { injectAfter, injectBefore } from './fault-injection.js';
import type { Vendor, World } from './vendor.js';

/** A vendor's corner of the server: its routes, its error format, and the faults and the log that apply to all alike. */
export function vendorScope(vendor: Vendor, world: World): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    addHooks(app, vendor, world);
    app.setErrorHandler((error: FastifyError | Failure, _request, reply) =>
      answerFailure(vendor, asFailure(error), reply),
    );
    app.setNotFoundHandler((request, reply) =>
      answerFailure(vendor, new Failure('not_found', `No such endpoint: ${request.method} ${pathOf(request)}`), reply),
    );
    vendor.routes(app, world);
  };
}

function addHooks(app: FastifyInstance, vendor: Vendor, world: World): void {
  app.decorateRequest('call');
  app.decorateRequest('fault');
  app.addHook('onRequest', async (request, reply) => {
    request.call = { idempotencyKey: header(request, 'idempotency-key'), replay: false, summary: '' };
    request.fault = null;
    if (request.routeOptions.config.public) return;
    const fault = world.faults.take(vendor.name, request.url);
    if (!fault) return;
    request.fault = fault.kind;
    if (fault.kind === 'timeout') writeLog(vendor, world, request, 0);
    await injectBefore(fault, request, reply, world.faults);
  });
  // Written before the answer leaves, so that whoever has the answer finds the call in the log.
  app.addHook('onSend', async (request, reply, payload) => {
    // A call whose connection broke may end after the books were closed.
    if (request.routeOptions.config.public || !world.database.isOpen) return payload;
    writeLog(vendor, world, request, reply.statusCode);
    return injectAfter(request.fault, request, payload);
  });
}

function writeLog(vendor: Vendor, world: World, request: FastifyRequest, status: number): void {
  world.calls.add({
    vendor: vendor.name,
    method: request.method,
    path: pathOf(request),
    idempotency_key: request.call.idempotencyKey,
    replay: request.call.replay,
    status,
    fault: request.fault,
    summary: request.call.summary,
  });
}

function answerFailure(vendor: Vendor, failure: Failure, reply: FastifyReply): FastifyReply {
  const { status, body, type } = vendor.renderFailure(failure, reply.request);
  if (failure.retryAfterMs !== undefined) void reply.header('retry-after', Math.ceil(failure.retryAfterMs / 1_000));
  return type === undefined
    ? reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
    : reply.code(status).type(type).send(body);
}

function asFailure(error: FastifyError | Failure): Failure {
  if (error instanceof Failure) return error;
  const status = error.statusCode ?? 500;
  const kind: FailureKind = status < 500 ? 'invalid' : 'server';
  return new Failure(kind, error.message);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? request.url;
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
