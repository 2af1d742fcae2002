import { expect, it } from '@jest/globals';
import { freeObjectsPage } from './free-objects-page.js';

const $ref = '#/components/schemas/JsonObject';
const NOTE = { properties: { meta: { $ref, description: 'as sent' }, state: { anyOf: [{ $ref }, { type: 'null' }] } } };

const documentOf = (service: string, schemas: object) => {
  const requestBody = { content: { 'application/json': { schema: { $ref } } } };
  const paths = { '/notes': { post: { operationId: 'notes.receive', requestBody } } };
  return { path: `apps/${service}/openapi.json`, content: JSON.stringify({ paths, components: { schemas } }) };
};

it('lists each field that takes any object once, with the services that have it', () => {
  const { content } = freeObjectsPage([documentOf('base', { Note: NOTE }), documentOf('core', { Note: NOTE })]);
  expect(content.split('\n').slice(6)).toEqual([
    '| `Note.meta` | `base`, `core` | as sent |',
    '| `Note.state` | `base`, `core` |  |',
    '| `notes.receive` | `base`, `core` |  |',
    '',
  ]);
});
