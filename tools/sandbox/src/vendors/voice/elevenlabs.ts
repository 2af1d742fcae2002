import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
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
  limited: { http: 429, status: 'too_many_concurrent_requests' },
  server: { http: 500, status: 'internal_server_error' },
};

/** A body or query of the wrong shape, which is answered field by field. */
export class WrongShape extends Failure {
  constructor(
    readonly place: string,
    readonly faults: readonly FastifySchemaValidationError[],
  ) {
    super('invalid', 'The request is of the wrong shape.', undefined, 422);
  }
}

interface ValidationError {
  readonly validationContext: string;
  readonly validation: readonly FastifySchemaValidationError[];
}

/** The error body of ElevenLabs. */
export const renderElevenLabsFailure: Vendor['renderFailure'] = (failure) => {
  const { http, status } = SHAPES[failure.kind];
  const detail =
    failure instanceof WrongShape
      ? failure.faults.map((fault) => toDetail(failure.place, fault))
      : { status: failure.code ?? status, message: failure.message };
  return { status: failure.status ?? http, body: { detail } };
};

function toDetail(place: string, { keyword, instancePath, params, message }: FastifySchemaValidationError): object {
  const within = instancePath.split('/').filter((part) => part !== '');
  if (keyword === 'required')
    return {
      loc: [place, ...within, params['missingProperty']],
      msg: 'Field required',
      type: 'missing',
    };
  return { loc: [place, ...within], msg: message ?? 'Input is wrong', type: `${keyword}_error` };
}

/** Refuses every call of the scope whose `xi-api-key` is missing, revoked or not a sandbox key, and answers wrong shapes as ElevenLabs does. */
export function elevenLabsScope(app: FastifyInstance, isRevoked: (key: string) => boolean): void {
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.config.public) return;
    const key = request.headers['xi-api-key'];
    if (!isSandboxKey(key) || isRevoked(key)) throw new Failure('unauthorized', 'Invalid API key');
  });
  app.addHook('onRoute', (route) => {
    route.attachValidation = true;
  });
  app.addHook('preHandler', async ({ validationError }) => {
    if (!validationError) return;
    const { validationContext, validation } = validationError as ValidationError;
    throw new WrongShape(validationContext, validation);
  });
}
