import { expect, it } from '@jest/globals';
import { errorInWords, inWords } from './network-words.js';

it('names networks and fields as people do', () => {
  expect(inWords('videohost: title is required')).toBe('YouTube: Title is required');
  expect(inWords('is too long (microblog)')).toBe('is too long (X)');
  expect(inWords('shortvideo_privacy_level is required')).toBe('Who sees it is required');
  expect(inWords('This title is fine')).toBe('This title is fine');
});

it('keeps the fields that errors belong to', () => {
  const error = { message: 'videohost: title', fields: { title: 'for videohost' }, code: undefined, status: 422 };
  expect(errorInWords(error)).toMatchObject({ message: 'YouTube: Title', fields: { title: 'for YouTube' } });
});
