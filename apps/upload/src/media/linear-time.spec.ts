import { describe, expect, it } from '@jest/globals';
import { superLinearIn } from '@reelsheet/testing/linear-time';
import { essenceOf, objectTypeOf } from './content-types.js';
import { responseTo } from './media-response.js';

const MEDIA = {
  contentType: 'video/mp4',
  objectType: 'video' as const,
  filename: 'cat.mp4',
  byteSize: 1_000_000,
  etag: 'abc',
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
};

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  'a content type': (text) => objectTypeOf(essenceOf(`image/${text}`)),
  Range: (text) => responseTo(MEDIA, { range: text }),
  'a unit of Range': (text) => responseTo(MEDIA, { range: `${text}=0-1` }),
  'ranges of bytes': (text) => responseTo(MEDIA, { range: `bytes=${text}` }),
  'If-Match': (text) => responseTo(MEDIA, { ifMatch: text }),
  'If-None-Match': (text) => responseTo(MEDIA, { ifNoneMatch: text }),
  'If-Modified-Since': (text) => responseTo(MEDIA, { ifModifiedSince: text }),
  'a file name': (text) => responseTo({ ...MEDIA, filename: text }, {}),
};

describe('headers of media take time in proportion to their length', () => {
  it.each(Object.entries(PARSERS))('%s', async (_, parse) => {
    expect(await superLinearIn({ parse })).toEqual([]);
  });

  it.each([
    ['many ranges', (text: string) => Array.from(text, (_, at) => `${at * 2}-${at * 2}`).join()],
    ['equal ranges', (text: string) => Array.from(text, () => '0-1').join()],
  ])('%s', async (_, rangesOf) => {
    const prepare = (text: string) => `bytes=${rangesOf(text)}`;
    expect(await superLinearIn({ prepare, parse: (range) => responseTo(MEDIA, { range }) }, ['a'])).toEqual([]);
  });
});
