import { expect, it } from '@jest/globals';
import { fileIdOf } from './cell-file-id.js';

it.each([
  [7, 7],
  ['7', 7],
  [null, undefined],
  [undefined, undefined],
  ['{{PICTURE}}', undefined],
  [0, undefined],
])('reads the file of a cell: %j', (id, read) => {
  expect(fileIdOf(id === undefined ? {} : { content_resource_id: id })).toBe(read);
});
