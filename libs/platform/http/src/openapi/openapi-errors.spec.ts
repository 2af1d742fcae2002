import { expect, it } from '@jest/globals';
import { OWN_ERRORS, type DescribedError, type DescribedOperation } from './described-operation.js';
import { DescribedErrors } from './openapi-errors.js';

const schema = (name: string) => `#/components/schemas/${name}`;

function described(...errors: DescribedError[]) {
  const operation: DescribedOperation = { security: [], responses: {}, [OWN_ERRORS]: errors };
  const all = new DescribedErrors();
  all.describe(operation);
  return { operation, ...all.components() };
}

it('describes all errors without details by one schema', () => {
  const { operation, responses, schemas } = described({ status: 404, code: 'gone' }, { status: 404, code: 'absent' });
  expect(operation.responses['404']).toEqual({ $ref: '#/components/responses/404.absent.gone' });
  expect(responses['404.absent.gone']).toMatchObject({
    'x-error-codes': ['absent', 'gone'],
    content: { 'application/json': { schema: { $ref: schema('ApiError') } } },
  });
  expect(schemas['ErrorCode']).toMatchObject({ enum: ['absent', 'gone', 'rate_limited', 'service_unavailable'] });
});

it('distinguishes an error with details by its code', () => {
  const quota = { status: 422, code: 'quota_error', detailSchema: { limit: { type: 'integer' } } };
  const { responses, schemas } = described(quota, { status: 422, code: 'invalid' });
  expect(responses['422.invalid.quota_error.limit']).toMatchObject({
    content: {
      'application/json': {
        schema: {
          anyOf: [{ $ref: schema('ApiError') }, { $ref: schema('QuotaErrorLimit') }],
          discriminator: { mapping: { invalid: schema('ApiError'), quota_error: schema('QuotaErrorLimit') } },
        },
      },
    },
  });
  expect(schemas['QuotaErrorLimit']).toMatchObject({ properties: { error_code: { enum: ['quota_error'] } } });
});

it('adds a schema for each object with a title inside of the details of an error', () => {
  const line = { type: 'object', properties: { row: { type: 'integer' } } };
  const lines = { type: 'array', items: { title: 'Line', ...line } };
  const { schemas } = described({ status: 422, code: 'import_rejected', detailSchema: { lines } });
  expect(schemas['Line']).toEqual(line);
  expect(schemas['ImportRejectedErrorLines']).toMatchObject({
    properties: { lines: { type: 'array', items: { $ref: schema('Line') } } },
  });
});
