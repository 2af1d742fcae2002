import { expect, it } from '@jest/globals';
import type { DescribedOperation } from './described-operation.js';
import { describeForm } from './openapi-forms.js';

const FILE = { type: 'string', format: 'binary' };
const SCHEMAS = {
  Avatar: { properties: { file: FILE, title: { type: 'string' } } },
  Agent: {
    properties: {
      picture: FILE,
      owner: { allOf: [{ $ref: '#/components/schemas/Avatar' }] },
      avatars: { type: 'array', items: { $ref: '#/components/schemas/Avatar' } },
    },
  },
};

function formOf(schema: object): DescribedOperation['x-form'] {
  const operation: DescribedOperation = {
    'x-form': { files: 1 },
    requestBody: { content: { 'multipart/form-data': { schema } } },
    responses: {},
  };
  describeForm(operation, SCHEMAS);
  return operation['x-form'];
}

it('names the files of a form, inside of objects and of lists', () => {
  expect(formOf({ $ref: '#/components/schemas/Agent' })).toEqual({
    files: 1,
    file_fields: ['picture', 'owner[file]', 'avatars[][file]'],
  });
});

it('adds nothing to a form without files', () => {
  expect(formOf({ properties: { name: { type: 'string' } } })).toEqual({ files: 1 });
});
