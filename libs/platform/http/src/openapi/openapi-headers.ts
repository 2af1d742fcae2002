import type { OpenAPIObject } from '@nestjs/swagger';
import type { DescribedOperation } from './described-operation.js';

type HeaderComponents = NonNullable<NonNullable<OpenAPIObject['components']>['headers']>;

/** Headers of responses that many operations have. */
export const HEADERS: HeaderComponents = {
  RequestId: {
    description: 'identifies the request in logs; name it when you report an error',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'seconds after which to try again', schema: { type: 'integer', minimum: 0 } },
};

const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

/** Returns the headers of every response with this status. */
export function headersOf(status: string): Record<string, { readonly $ref: string }> {
  return status === '429' || status === '503' ? { ...REQUEST_ID, ...RETRY_AFTER } : REQUEST_ID;
}

/** Adds the headers of every response to those of an operation. */
export function describeHeaders({ responses }: DescribedOperation): void {
  for (const [status, response] of Object.entries(responses))
    if (!('$ref' in response)) response.headers = { ...headersOf(status), ...response.headers };
}
