import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { VendorError, type VendorErrorKind } from './vendor-error.js';
import { injectAfter, injectBefore } from './fault-injection.js';
import type { Vendor, SandboxContext } from './vendor.js';

/**
 * Registers the routes and the error format of one vendor, with fault injection and the call log.
 */
export function vendorScope(vendor: Vendor, sandbox: SandboxContext): (app: FastifyInstance) => Promise<void> {
  return async (app) => {
    addHooks(app, vendor, sandbox);
    app.setErrorHandler((error: FastifyError | VendorError, _request, reply) =>
      sendError(vendor, asVendorError(error), reply),
    );
    app.setNotFoundHandler((request, reply) =>
      sendError(vendor, new VendorError('not_found', `No such endpoint: ${request.method} ${pathOf(request)}`), reply),
    );
    vendor.routes(app, sandbox);
  };
}

function addHooks(app: FastifyInstance, vendor: Vendor, sandbox: SandboxContext): void {
  app.decorateRequest('call');
  app.decorateRequest('fault');
  app.addHook('onRequest', async (request, reply) => {
    request.call = { idempotencyKey: header(request, 'idempotency-key'), replay: false, summary: '' };
    request.fault = null;
    if (request.routeOptions.config.public) return;
    const fault = sandbox.faults.take(vendor.name, request.url);
    if (!fault) return;
    request.fault = fault.kind;
    if (fault.kind === 'timeout') writeLog(vendor, sandbox, request, 0);
    await injectBefore(fault, request, reply, sandbox.faults);
  });
  // The log is written before the response is sent, so a client that has the response finds the
  // call in the log.
  app.addHook('onSend', async (request, reply, payload) => {
    // A call with a broken connection may end after the log was closed.
    if (request.routeOptions.config.public || !sandbox.database.isOpen) return payload;
    writeLog(vendor, sandbox, request, reply.statusCode);
    return injectAfter(request.fault, request, payload);
  });
}

function writeLog(vendor: Vendor, sandbox: SandboxContext, request: FastifyRequest, status: number): void {
  sandbox.calls.add({
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

function sendError(vendor: Vendor, error: VendorError, reply: FastifyReply): FastifyReply {
  const { status, body, type } = vendor.renderError(error, reply.request);
  if (error.retryAfterMs !== undefined) void reply.header('retry-after', Math.ceil(error.retryAfterMs / 1_000));
  return type === undefined
    ? reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
    : reply.code(status).type(type).send(body);
}

function asVendorError(error: FastifyError | VendorError): VendorError {
  if (error instanceof VendorError) return error;
  const status = error.statusCode ?? 500;
  const kind: VendorErrorKind = status < 500 ? 'invalid' : 'server';
  return new VendorError(kind, error.message);
}

function pathOf(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? request.url;
}

function header(request: FastifyRequest, name: string): string | null {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : null;
}
