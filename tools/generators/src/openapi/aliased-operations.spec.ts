import { expect, it } from '@jest/globals';
import { withAliasedBodies } from './aliased-operations.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const $ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const FREE = { type: 'object', additionalProperties: true };

const FIRST = {
  paths: {
    '/voices': {
      post: {
        operationId: 'voices.create',
        requestBody: json($ref('VoiceBody')),
        responses: { 201: json($ref('VoiceView')), 404: { description: 'at the first address' } },
      },
    },
  },
  components: {
    schemas: {
      VoiceBody: { properties: { owner: $ref('Owner') } },
      VoiceView: { type: 'object' },
      Owner: { type: 'object' },
      Other: { type: 'object' },
    },
  },
};
const second = (schemas: object = {}) => ({
  paths: {
    '/voices': {
      post: {
        operationId: 'core.voices.create',
        'x-alias-of': 'voices.create',
        requestBody: json(FREE),
        responses: { 201: json(FREE), 404: { description: 'at the second address' } },
      },
    },
  },
  components: { schemas },
});

it('gives an alias in another document the bodies of the first operation, with their schemas', () => {
  const [first, aliased] = withAliasedBodies([FIRST, second()]);
  expect(first).toEqual(FIRST);
  expect(aliased!.paths['/voices'].post).toEqual({
    operationId: 'core.voices.create',
    'x-alias-of': 'voices.create',
    requestBody: json($ref('VoiceBody')),
    responses: { 201: json($ref('VoiceView')), 404: { description: 'at the second address' } },
  });
  expect(Object.keys(aliased!.components.schemas).sort()).toEqual(['Owner', 'VoiceBody', 'VoiceView']);
});

it('rejects different schemas of one name', () => {
  expect(() => withAliasedBodies([FIRST, second({ Owner: { type: 'string' } })])).toThrow('Owner');
});
