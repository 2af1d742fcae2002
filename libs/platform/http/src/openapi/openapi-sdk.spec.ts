import { expect, it } from '@jest/globals';
import type { DescribedOperation } from './described-operation.js';
import { describeForSdk } from './openapi-sdk.js';

const query = (name: string, minimum = 0) => ({ in: 'query', name, schema: { minimum } });

function described(method: string, operation: Partial<DescribedOperation>): DescribedOperation {
  const whole: DescribedOperation = { operationId: 'agents.list', responses: {}, ...operation };
  describeForSdk(method, whole);
  return whole;
}

it('separates thing and verb, and says what a request may spend and publish', () => {
  const { 'x-sdk': sdk } = described('post', {
    operationId: 'sheets.rows.generate',
    'x-scope': ['spend', 'publish'],
    'x-waits': { by: 'sheets.batches.watch', with: { batch_id: 'id' } },
  });
  expect(sdk).toEqual({
    thing: 'sheets.rows',
    verb: 'generate',
    waits: 'sheets.batches.watch',
    waits_with: { batch_id: 'id' },
    repeats: 'after_reading',
    spends: true,
    publishes: true,
    scope: ['spend', 'publish'],
  });
});

it.each([
  ['get', [], 'safely'],
  ['patch', [], 'after_reading'],
  ['post', [{ in: 'header', name: 'Idempotency-Key' }], 'with_key'],
])('says of %s with %j that it repeats %s', (method, parameters, repeats) => {
  expect(described(method, { parameters })['x-sdk']).toMatchObject({ repeats });
});

it('leaves out a route whose name nobody chose', () => {
  expect(described('get', { operationId: 'AgentsController_list' })).not.toHaveProperty('x-sdk');
});

it('says that a route repeats safely which is declared so', () => {
  const operation = described('post', { 'x-repeatable': true });
  expect(operation['x-sdk']).toMatchObject({ repeats: 'safely' });
  expect(operation).not.toHaveProperty('x-repeatable');
});

it('says that an operation streams', () => {
  const responses = { 200: { description: 'done', content: { 'text/event-stream': { schema: {} } } } };
  expect(described('get', { responses })['x-sdk']).toMatchObject({ streams: true });
});

const HEADER = { 200: { description: 'done', headers: { 'X-Next-Cursor': {} } } };

it.each([
  [[query('page', 0)], {}, { by: 'page', parameter: 'page', start: 0 }],
  [[query('page', 1), query('page_size', 1)], {}, { by: 'page', parameter: 'page', start: 1, size: 'page_size' }],
  [
    [query('cursor', 1), query('limit', 1)],
    {},
    { by: 'cursor', size: 'limit', next: { in: 'body', name: 'next_cursor' } },
  ],
  [[query('cursor', 0)], HEADER, { by: 'cursor', next: { in: 'header', name: 'X-Next-Cursor' } }],
  [[query('rows_after', 0), query('rows_limit', 1)], {}, { by: 'cursor', start: 0, size: 'rows_limit' }],
  [[query('rows_after', 0)], {}, { by: 'cursor', next: { in: 'body', name: 'next_rows_after' } }],
])('describes pages by %j', (parameters, responses, paging) => {
  const operation = described('get', { parameters, responses });
  expect(operation['x-paging']).toMatchObject(paging);
  expect(operation['x-sdk']).toMatchObject({ pages: paging.by });
});

it('has no pages without such a parameter', () => {
  expect(described('get', { parameters: [query('search')] })).not.toHaveProperty('x-paging');
});
