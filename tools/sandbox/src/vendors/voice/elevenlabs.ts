import type { FastifyInstance, FastifySchemaValidationError } from 'fastify';
import { isSandboxKey } from '../../server/bearer.js';
import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';

const SHAPES: Record<VendorErrorKind, { http: number; status: string }> = {
  unauthorized: { http: 401, status: 'invalid_api_key' },
  forbidden: { http: 403, status: 'forbidden' },
  invalid: { http: 400, status: 'invalid_request' },
  not_found: { http: 404, status: 'not_found' },
  refused: { http: 400, status: 'content_against_policy' },
  conflict: { http: 409, status: 'conflict' },
  limited: { http: 429, status: 'too_many_concurrent_requests' },
  server: { http: 500, status: 'internal_server_error' },
};

/** Error of an invalid body or query, which is reported field by field. */
export class WrongShape extends VendorError {
  constructor(
    readonly location: string,
    readonly faults: readonly FastifySchemaValidationError[],
  ) {
    super('invalid', 'The request is of the wrong shape.', undefined, 422);
  }
}

interface ValidationError {
  readonly validationContext: string;
  readonly validation: readonly FastifySchemaValidationError[];
}

/** Returns the error body of ElevenLabs. */
export const renderElevenLabsError: Vendor['renderError'] = (error) => {
  const { http, status } = SHAPES[error.kind];
  const detail =
    error instanceof WrongShape
      ? error.faults.map((fault) => toDetail(error.location, fault))
      : { status: error.code ?? status, message: error.message };
  return { status: error.status ?? http, body: { detail } };
};

function toDetail(location: string, { keyword, instancePath, params, message }: FastifySchemaValidationError): object {
  const within = instancePath.split('/').filter((part) => part !== '');
  if (keyword === 'required')
    return {
      loc: [location, ...within, params['missingProperty']],
      msg: 'Field required',
      type: 'missing',
    };
  return { loc: [location, ...within], msg: message ?? 'Input is wrong', type: `${keyword}_error` };
}

/**
 * Rejects every call of the scope without a valid `xi-api-key`, and reports malformed input in the
 * format of ElevenLabs.
 */
export function elevenLabsScope(app: FastifyInstance, isRevoked: (key: string) => boolean): void {
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.config.public) return;
    const key = request.headers['xi-api-key'];
    if (!isSandboxKey(key) || isRevoked(key)) throw new VendorError('unauthorized', 'Invalid API key');
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
