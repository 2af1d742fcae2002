import { describe, expect, it } from '@jest/globals';
import { responseTo } from './media-response.js';

const media = {
  contentType: 'video/mp4',
  objectType: 'video' as const,
  filename: 'cat.mp4',
  byteSize: 100,
  etag: 'abc',
  createdAt: new Date('2026-01-02T03:04:05.678Z'),
};
const THEN = 'Fri, 02 Jan 2026 03:04:05 GMT';
const EARLIER = 'Fri, 02 Jan 2026 03:04:04 GMT';

it('sends everything, cacheable for seconds and without type sniffing', () => {
  const { status, headers, range } = responseTo(media, {});
  expect({ status, range }).toEqual({ status: 200, range: undefined });
  expect(headers).toMatchObject({
    'Content-Type': 'video/mp4',
    'Content-Length': 100,
    'Content-Disposition': 'inline; filename=cat.mp4',
    ETag: '"abc"',
    'Last-Modified': THEN,
    'Cache-Control': 'public, max-age=10, must-revalidate',
    'X-Content-Type-Options': 'nosniff',
  });
});

it.each([
  ['bytes=0-9', 'bytes 0-9/100', { start: 0, end: 9 }],
  ['bytes=90-', 'bytes 90-99/100', { start: 90, end: 99 }],
  ['bytes=-5', 'bytes 95-99/100', { start: 95, end: 99 }],
  ['bytes=50-1000', 'bytes 50-99/100', { start: 50, end: 99 }],
  ['bytes=10-19, 40-49', 'bytes 10-19/100', { start: 10, end: 19 }],
])('sends the range %s', (requested, contentRange, range) => {
  const answer = responseTo(media, { range: requested });
  expect(answer).toMatchObject({
    status: 206,
    range,
    headers: { 'Content-Range': contentRange, 'Content-Length': range.end - range.start + 1 },
  });
});

it.each(['bytes=100-', 'bytes=200-300', 'bytes=-0'])('has no range %s', (range) => {
  expect(responseTo(media, { range })).toMatchObject({ status: 416, headers: { 'Content-Range': 'bytes */100' } });
});

it.each(['bytes', 'items=0-1', 'bytes=a-b', ''])('takes %j for no range', (range) => {
  expect(responseTo(media, { range }).status).toBe(200);
});

describe('conditional requests', () => {
  it.each(['"abc"', 'W/"abc"', '"x", "abc"', '*'])('need not send again what %s knows', (ifNoneMatch) => {
    expect(responseTo(media, { ifNoneMatch }).status).toBe(304);
  });

  it('send changed bytes', () => {
    expect(responseTo(media, { ifNoneMatch: '"other"' }).status).toBe(200);
  });

  it('send a range only of the same bytes', () => {
    expect(responseTo(media, { range: 'bytes=0-1', ifRange: '"abc"' }).status).toBe(206);
    expect(responseTo(media, { range: 'bytes=0-1', ifRange: THEN }).status).toBe(206);
    for (const ifRange of ['"other"', 'W/"abc"', EARLIER])
      expect(responseTo(media, { range: 'bytes=0-1', ifRange }).status).toBe(200);
  });

  it.each([
    [304, { ifModifiedSince: THEN }],
    [200, { ifModifiedSince: EARLIER }],
    [200, { ifModifiedSince: 'yesterday' }],
    [200, { ifModifiedSince: THEN, ifNoneMatch: '"other"' }],
    [412, { ifMatch: '"other"' }],
    [412, { ifMatch: 'W/"abc"' }],
    [200, { ifMatch: '"x", "abc"' }],
    [200, { ifMatch: '*' }],
    [412, { ifMatch: '"other"', ifNoneMatch: '"abc"' }],
    [412, { ifUnmodifiedSince: EARLIER }],
    [200, { ifUnmodifiedSince: THEN }],
    [200, { ifUnmodifiedSince: EARLIER, ifMatch: '"abc"' }],
    [412, { ifMatch: '"other"', range: 'bytes=0-1' }],
  ])('answers %i to %j', (status, conditions) => {
    const { range, ...answer } = responseTo(media, conditions);
    expect({ status: answer.status, range }).toEqual({ status, range: undefined });
  });
});

it('saves everything but pictures, video and sound under its name', () => {
  const { headers } = responseTo(
    { ...media, contentType: 'application/pdf', objectType: 'document', filename: 'Größe "1".pdf' },
    {},
  );
  expect(headers['Content-Disposition']).toBe(
    `attachment; filename="Gr??e \\"1\\".pdf"; filename*=UTF-8''Gr%C3%B6%C3%9Fe%20%221%22.pdf`,
  );
});
