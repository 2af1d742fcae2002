import { expect, it } from '@jest/globals';
import { withFileSources } from './file-sources.js';

const BYTES = { type: 'string', format: 'binary' };

it('lets a file be a text where a signed id or a data URL is accepted', () => {
  const file = { ...BYTES, 'x-file': ['form', 'signed_id'], description: 'a picture' };
  expect(withFileSources({ properties: { file } })).toEqual({
    properties: {
      file: { anyOf: [{ type: 'string' }, BYTES], 'x-file': ['form', 'signed_id'], description: 'a picture' },
    },
  });
});

it('changes neither files of forms alone nor bytes of responses', () => {
  const document = { properties: { file: { ...BYTES, 'x-file': ['form'] }, picture: BYTES } };
  expect(withFileSources(document)).toEqual(document);
});
