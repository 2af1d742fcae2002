import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from '../store/idempotent-responses.js';
import { bearerToken, isSandboxKey } from './bearer.js';
import { VendorError, type VendorErrorKind } from './vendor-error.js';
import type { Vendor, SandboxContext } from './vendor.js';

const SHAPES: Record<VendorErrorKind, { status: number; type: string; code: string | null }> = {
  unauthorized: { status: 401, type: 'invalid_request_error', code: 'invalid_api_key' },
  forbidden: { status: 403, type: 'invalid_request_error', code: 'forbidden' },
  invalid: { status: 400, type: 'invalid_request_error', code: null },
  not_found: { status: 404, type: 'invalid_request_error', code: 'not_found' },
  refused: { status: 400, type: 'invalid_request_error', code: 'content_policy_violation' },
  conflict: { status: 409, type: 'invalid_request_error', code: 'conflict' },
  limited: { status: 429, type: 'requests', code: 'rate_limit_exceeded' },
  server: { status: 500, type: 'server_error', code: null },
};

/** The error body shared by every OpenAI-compatible vendor. */
export const renderOpenAiError: Vendor['renderError'] = (error) => {
  const { status, type, code } = SHAPES[error.kind];
  return {
    status: error.status ?? status,
    body: { error: { message: error.message, type, param: null, code: error.code ?? code } },
  };
};

/** Rejects every call of the scope without a valid bearer key, and lists the vendor's models. */
export function openAiScope(app: FastifyInstance, models: readonly string[]): void {
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.config.openToAll || isSandboxKey(bearerToken(request))) return;
    throw new VendorError('unauthorized', 'Incorrect API key provided.');
  });
  app.get('/v1/models', async () => ({
    object: 'list',
    data: models.map((id) => ({ id, object: 'model', created: 1_735_689_600, owned_by: 'sandbox' })),
  }));
}

/** Responds with the result of `make`, or with the first response for the same `Idempotency-Key`. */
export async function answerOnce(
  vendor: string,
  sandbox: SandboxContext,
  request: FastifyRequest,
  make: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await sandbox.answers.once(vendor, request.call.idempotencyKey, make);
  request.call.replay = answer.replay;
  return answer;
}

export function sendAnswer(reply: FastifyReply, answer: Answer): FastifyReply {
  const isText = answer.type.startsWith('application/json');
  return reply
    .code(answer.status)
    .type(answer.type)
    .send(isText ? answer.body.toString() : answer.body);
}
