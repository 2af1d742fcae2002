import { expect, it } from '@jest/globals';
import { withExamples } from './examples.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const examplesOf = (schema: object, schemas: object = {}) => {
  const operation = { requestBody: json(schema), responses: { 200: json(schema) } };
  withExamples({ paths: { '/a': { post: operation } }, components: { schemas } });
  const exampleIn = (body: object) =>
    (body as { content: Record<string, { example: unknown }> }).content['application/json']!.example;
  return { request: exampleIn(operation.requestBody), response: exampleIn(operation.responses[200]) };
};

const TEXT = { type: 'string' };

it('shows all fields of a response, and of a request those that are required or have an example', () => {
  const properties = { title: TEXT, note: TEXT, kind: { type: 'string', examples: ['open'] } };
  expect(examplesOf({ type: 'object', required: ['title'], properties })).toEqual({
    request: { title: 'Three habits of calm mornings', kind: 'open' },
    response: { title: 'Three habits of calm mornings', note: 'text', kind: 'open' },
  });
});

it.each([
  ['validation_error', { error_code: 'validation_error', errors: true }],
  ['not_found', { error_code: 'not_found' }],
])('shows invalid fields of an error only if it is about the input: %s', (code, example) => {
  const properties = { error_code: { type: 'string' }, errors: { type: 'boolean' } };
  const response = {
    'x-error-codes': [code],
    content: { 'application/json': { schema: { type: 'object', properties }, example: undefined } },
  };
  withExamples({ paths: {}, components: { responses: { invalid: response } } });
  expect(response.content['application/json'].example).toEqual(example);
});

it.each([
  [{ type: 'integer', minimum: 5 }, 5],
  [{ type: ['string', 'null'], format: 'uuid' }, '3f8a1c52-6f0e-4b7d-9c55-2a1d7e4b9f10'],
  [{ type: 'string', const: 'pending' }, 'pending'],
  [{ type: 'string', enum: ['open', 'done'] }, 'open'],
  [{ type: 'string', maxLength: 2 }, 'te'],
  [{ type: 'array', minItems: 2, items: { type: 'boolean' } }, [true, true]],
  [{ anyOf: [{ type: 'null' }, { $ref: '#/components/schemas/Item' }] }, { id: 1 }],
  [{ type: 'object', additionalProperties: { type: 'integer' } }, { name: 1 }],
])('makes an example of %j', (schema, example) => {
  const Item = { type: 'object', required: ['id'], properties: { id: { type: 'integer' } } };
  expect(examplesOf(schema, { Item }).response).toEqual(example);
});
