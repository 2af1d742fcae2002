import { expect, it } from '@jest/globals';
import { contentHash } from './content-hash.js';

it('is the same for the same fields in any order, also after a round through JSON', () => {
  const content = { title: 'Calm', mediaUrls: ['a', 'b'], videohostOptions: { tags: ['x'], madeForKids: false } };
  const same = { videohostOptions: { madeForKids: false, tags: ['x'] }, mediaUrls: ['a', 'b'], title: 'Calm' };
  expect(contentHash(same)).toBe(contentHash(content));
  expect(contentHash({ ...content, description: undefined })).toBe(contentHash(content));
  expect(contentHash({ ...content, mediaUrls: ['b', 'a'] })).not.toBe(contentHash(content));
});
