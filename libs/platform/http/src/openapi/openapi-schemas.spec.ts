import { expect, it } from '@jest/globals';
import { withJsonSchemas } from './openapi-schemas.js';

const converted = (schema: object) => withJsonSchemas({ components: { schemas: { A: schema } } }).components.schemas.A;
const REFERENCE = { $ref: '#/components/schemas/B' };

it.each([
  ['a type', { type: 'string', nullable: true }, { type: ['string', 'null'] }],
  [
    'values',
    { type: 'string', enum: ['a', 'b'], nullable: true },
    { type: ['string', 'null'], enum: ['a', 'b', null] },
  ],
  ['a value', { type: 'string', enum: ['a'], nullable: true }, { type: ['string', 'null'], enum: ['a', null] }],
  ['a schema', { type: 'object', allOf: [REFERENCE], nullable: true }, { anyOf: [REFERENCE, { type: 'null' }] }],
  ['schemas', { oneOf: [{ type: 'integer' }], nullable: true }, { oneOf: [{ type: 'integer' }, { type: 'null' }] }],
])('makes null a type beside %s', (_name, given, expected) => {
  expect(converted(given)).toEqual(expected);
});

it('makes a single value a constant and an example one of several', () => {
  expect(converted({ type: 'string', enum: ['a'], nullable: false })).toEqual({ type: 'string', const: 'a' });
  expect(converted({ type: 'integer', example: 7 })).toEqual({ type: 'integer', examples: [7] });
});

it('keeps the keywords beside a reference', () => {
  expect(converted({ type: 'object', allOf: [REFERENCE], description: 'its owner' })).toEqual({
    ...REFERENCE,
    description: 'its owner',
  });
});

it('takes fields named like keywords for fields', () => {
  const properties = {
    type: { type: 'string', nullable: true },
    schema: { type: 'object' },
    enum: { type: 'integer' },
  };
  expect(converted({ type: 'object', properties })).toEqual({
    type: 'object',
    properties: { ...properties, type: { type: ['string', 'null'] } },
  });
});

it('reaches schemas in parameters, bodies and below other schemas', () => {
  const paths = (name: object) => ({
    '/a': { get: { parameters: [{ name: 'b', schema: { type: 'array', items: name } }] } },
  });
  expect(withJsonSchemas({ paths: paths({ type: 'string', nullable: true }) })).toEqual({
    paths: paths({ type: ['string', 'null'] }),
  });
});
