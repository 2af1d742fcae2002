import type { OpenAPIObject } from '@nestjs/swagger';
import type { DescribedOperation } from './described-operation.js';

type HeaderComponents = NonNullable<NonNullable<OpenAPIObject['components']>['headers']>;

/** Headers of responses that many operations have. */
const HEADERS: HeaderComponents = {
  RequestId: {
    description: 'identifies the request in logs; name it when you report an error',
    schema: { type: 'string' },
  },
  RateLimit: {
    description:
      'requests that are left in this minute (`r`) and seconds until the next one (`t`), of the `user` and of the ' +
      '`organization`: `"user";r=1100;t=30`',
    schema: { type: 'string' },
  },
  RateLimitPolicy: {
    description: 'the limits (`q`) in their time in seconds (`w`): `"user";q=1200;w=60`',
    schema: { type: 'string' },
  },
  RetryAfter: { description: 'seconds after which to try again', schema: { type: 'integer', minimum: 0 } },
};

const REQUEST_ID = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };
const RATE_LIMIT = {
  RateLimit: { $ref: '#/components/headers/RateLimit' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
};
const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

/** Returns the headers of every response with this status. */
export function headersOf(status: string): Record<string, { readonly $ref: string }> {
  return status === '429' || status === '503' ? { ...REQUEST_ID, ...RETRY_AFTER } : REQUEST_ID;
}

/** Adds the headers of every response to those of an operation; a limit counts the requests of callers. */
export function describeHeaders({ responses, security }: DescribedOperation): void {
  const isLimited = security?.length !== 0;
  for (const [status, response] of Object.entries(responses)) {
    if ('$ref' in response) continue;
    const ofLimits = isLimited && status.startsWith('2') ? RATE_LIMIT : {};
    response.headers = { ...headersOf(status), ...ofLimits, ...response.headers };
  }
}

/** Returns the headers to which this content of a document refers. */
export function headersUsedBy(content: object): HeaderComponents {
  const text = JSON.stringify(content);
  return Object.fromEntries(
    Object.entries(HEADERS).filter(([name]) => text.includes(`"#/components/headers/${name}"`)),
  );
}
