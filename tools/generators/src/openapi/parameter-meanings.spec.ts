import { expect, it } from '@jest/globals';
import { withMeanings } from './parameter-meanings.js';

const documentOf = (path: string, name: string, tag = 'Rows') => ({
  paths: { [path]: { get: { tags: [tag], parameters: [{ in: 'path', name }] } } },
});

it('describes parameters and tags', () => {
  expect(withMeanings(documentOf('/vidsheet/{id}', 'id'))).toEqual({
    paths: {
      '/vidsheet/{id}': {
        get: { tags: ['Rows'], parameters: [expect.objectContaining({ description: 'the sheet' })] },
      },
    },
    tags: [{ name: 'Rows', description: 'Rows of a sheet, with import and export.' }],
  });
});

it('keeps a description of the declaration', () => {
  const parameter = { in: 'path', name: 'id', description: 'its own' };
  const { paths } = withMeanings({ paths: { '/vidsheet/{id}': { get: { parameters: [parameter] } } } });
  expect(paths['/vidsheet/{id}'].get.parameters).toEqual([parameter]);
});

it('rejects what nobody has described', () => {
  expect(() => withMeanings(documentOf('/shelves/{id}', 'id'))).toThrow('path id');
  expect(() => withMeanings(documentOf('/vidsheet/{id}', 'id', 'Shelves'))).toThrow('tag Shelves');
});
