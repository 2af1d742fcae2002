import type { FastifyInstance } from 'fastify';
import { isSandboxKey } from '../../server/bearer.js';
import { Failure, type FailureKind } from '../../server/failure.js';
import type { Vendor } from '../../server/vendor.js';

const SHAPES: Record<FailureKind, { http: number; status: string }> = {
  unauthorized: { http: 401, status: 'invalid_api_key' },
  forbidden: { http: 403, status: 'forbidden' },
  invalid: { http: 400, status: 'invalid_request' },
  not_found: { http: 404, status: 'not_found' },
  refused: { http: 400, status: 'content_against_policy' },
  conflict: { http: 409, status: 'conflict' },
  server: { http: 500, status: 'internal_server_error' },
};

/** The error body of ElevenLabs. */
export const renderElevenLabsFailure: Vendor['renderFailure'] = (failure) => {
  const { http, status } = SHAPES[failure.kind];
  return {
    status: failure.status ?? http,
    body: { detail: { status: failure.code ?? status, message: failure.message } },
  };
};

/** Refuses every call of the scope whose `xi-api-key` is missing or not a sandbox key. */
export function elevenLabsScope(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    if (!isSandboxKey(request.headers['xi-api-key'])) throw new Failure('unauthorized', 'Invalid API key');
  });
}
