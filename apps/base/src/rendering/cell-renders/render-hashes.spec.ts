import { expect, it } from '@jest/globals';
import { sourceKey } from '@reelsheet/composition';
import { changedRenderHashes, hashesOf } from './render-hashes.js';

const PICTURE = {
  ...{ key: 'a', objectType: 'image', contentType: 'image/png' },
  ...{ width: 1, height: 1, duration: null, generationId: null },
};

function made(url: string, file?: Partial<typeof PICTURE>) {
  const location = { agentId: 1, url, isInternal: !!file, ...(file && { file: { ...PICTURE, ...file, url } }) };
  return hashesOf({ document: {}, sentences: [], locations: new Map([[sourceKey({ layer_id: 1 }), location]]) });
}

it('a file of the library is compared by its bytes, because its address can be withdrawn', () => {
  expect(changedRenderHashes(made('/media/1', {}), made('/media/2', {}))).toEqual([]);
  expect(changedRenderHashes(made('/media/1', {}), made('/media/1', { key: 'b' }))).toEqual(['media']);
  expect(changedRenderHashes(made('/media/1'), made('/media/2'))).toEqual(['media']);
});
