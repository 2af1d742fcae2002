import { expect, it } from '@jest/globals';
import { schemaNameOf, withNamedValues } from './named-values.js';

const VALUES = { 'x-enumTitle': 'Status of a job', 'x-enumDescriptions': { open: 'under way', done: 'at its end' } };
const NAMED = {
  type: 'string',
  enum: ['open', 'done'],
  description: 'Status of a job',
  'x-enumDescriptions': VALUES['x-enumDescriptions'],
};
const $ref = '#/components/schemas/JobStatus';

it.each([
  ['Status of an access key', 'AccessKeyStatus'],
  ['Kind of a step of a run', 'RunStepKind'],
  ['Last stage of a batch (`through`)', 'BatchThrough'],
  ['Monitored platform', 'MonitoredPlatform'],
])('names the schema of "%s" %s', (title, name) => {
  expect(schemaNameOf(title)).toBe(name);
});

it('refers to values from schemas, lists and parameters', () => {
  const one = { type: 'string', enum: ['open', 'done'] };
  const nullable = { type: ['string', 'null'], enum: ['open', 'done', null], description: 'null: none' };
  const document = {
    paths: { '/jobs': { get: { parameters: [{ name: 'status', ...VALUES, schema: one }] } } },
    components: {
      schemas: {
        Job: { properties: { status: { ...one, ...VALUES }, last: { ...nullable, ...VALUES } } },
        Jobs: { properties: { statuses: { type: 'array', items: one, ...VALUES } } },
      },
    },
  };
  expect(withNamedValues(document)).toEqual({
    paths: { '/jobs': { get: { parameters: [{ name: 'status', schema: { $ref } }] } } },
    components: {
      schemas: {
        Job: {
          properties: { status: { $ref }, last: { anyOf: [{ $ref }, { type: 'null' }], description: 'null: none' } },
        },
        Jobs: { properties: { statuses: { type: 'array', items: { $ref } } } },
        JobStatus: NAMED,
      },
    },
  });
});

it('rejects values whose title names another schema', () => {
  const schemas = { JobStatus: { type: 'object' }, Job: { type: 'string', enum: ['open', 'done'], ...VALUES } };
  expect(() => withNamedValues({ components: { schemas } })).toThrow('JobStatus');
});
