import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isSandboxKey } from '../../server/bearer.js';
import { VendorError, type VendorErrorKind } from '../../server/vendor-error.js';
import type { Vendor } from '../../server/vendor.js';

/** Name of the vendor in URLs, in the log and in faults. */
export const NAME = 'google';

const SHAPES: Record<VendorErrorKind, { code: number; status: string }> = {
  unauthorized: { code: 400, status: 'INVALID_ARGUMENT' },
  forbidden: { code: 403, status: 'PERMISSION_DENIED' },
  invalid: { code: 400, status: 'INVALID_ARGUMENT' },
  not_found: { code: 404, status: 'NOT_FOUND' },
  refused: { code: 400, status: 'INVALID_ARGUMENT' },
  conflict: { code: 409, status: 'ABORTED' },
  limited: { code: 429, status: 'RESOURCE_EXHAUSTED' },
  server: { code: 500, status: 'INTERNAL' },
};

/** Message of a safety filter. Google identifies the reason by a number; this one means unsafe content of any kind. */
export const REJECTED_BY_VEO =
  "Veo could not generate videos because the prompt violates Google's Responsible AI practices. Try rephrasing it. Support codes: 58061214";

/**
 * Returns the error body of Google's APIs. Unlike Veo, Gemini responds to unsafe content with a 200 without candidates.
 */
export const renderGeminiError: Vendor['renderError'] = (error, request) => {
  const isContent = /:(stream)?generateContent/i.test(request.url);
  if (error.kind === 'refused' && isContent) return blocked(requestsEvents(request));
  const { code, status } = SHAPES[error.kind];
  const message = error.kind === 'refused' ? REJECTED_BY_VEO : error.message;
  return {
    status: error.status ?? code,
    body: { error: { code: error.status ?? code, message, status, details: detailsOf(error) } },
  };
};

function blocked(asEvents: boolean): ReturnType<Vendor['renderError']> {
  const body = { promptFeedback: { blockReason: 'PROHIBITED_CONTENT' }, usageMetadata: { promptTokenCount: 8 } };
  return asEvents ? { status: 200, type: 'text/event-stream', body: toEvent(body) } : { status: 200, body };
}

function detailsOf({ code, retryAfterMs }: VendorError): object[] | undefined {
  const details = [
    code && { '@type': 'type.googleapis.com/google.rpc.ErrorInfo', reason: code, domain: 'googleapis.com' },
    retryAfterMs !== undefined && {
      '@type': 'type.googleapis.com/google.rpc.RetryInfo',
      retryDelay: `${retryAfterMs / 1_000}s`,
    },
  ].filter((detail) => typeof detail === 'object');
  return details.length > 0 ? details : undefined;
}

/** Rejects every call of the scope without a sandbox key in the header or the query. */
export function geminiScope(app: FastifyInstance): void {
  app.addHook('preParsing', async (request) => {
    const key = request.headers['x-goog-api-key'] ?? (request.query as { key?: string }).key;
    if (key === undefined)
      throw new VendorError(
        'forbidden',
        "Method doesn't allow unregistered callers (callers without established identity). Please use API Key or other form of API consumer identity to call this API.",
      );
    if (!isSandboxKey(key))
      throw new VendorError('unauthorized', 'API key not valid. Please pass a valid API key.', 'API_KEY_INVALID');
  });
}

/** Returns true if the caller requests a stream of server-sent events instead of a JSON array. */
export function requestsEvents(request: FastifyRequest): boolean {
  return (request.query as { alt?: string }).alt === 'sse';
}

export function toEvent(body: object): string {
  return `data: ${JSON.stringify(body)}\r\n\r\n`;
}
