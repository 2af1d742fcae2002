import { expect, it } from '@jest/globals';
import { withFreeObjects } from './free-objects.js';

const $ref = '#/components/schemas/JsonObject';
const free = { type: 'object', additionalProperties: true };

it('refers to one schema wherever an object may have any fields', () => {
  const properties = {
    metadata: { ...free, description: 'as it was sent' },
    context: { ...free, type: ['object', 'null'] },
    rows: { type: 'array', items: free },
    headers: { type: 'object', additionalProperties: { type: 'string' } },
  };
  const { components } = withFreeObjects({ components: { schemas: { Item: { type: 'object', properties } } } });
  expect(components.schemas).toEqual({
    Item: {
      type: 'object',
      properties: {
        metadata: { $ref, description: 'as it was sent' },
        context: { anyOf: [{ $ref }, { type: 'null' }] },
        rows: { type: 'array', items: { $ref } },
        headers: properties.headers,
      },
    },
    JsonObject: { ...free, description: 'Any JSON object.' },
  });
});

it('adds nothing where all fields are known', () => {
  const document = { components: { schemas: { Item: { type: 'object', properties: {} } } } };
  expect(withFreeObjects(document)).toEqual(document);
});
