import { expect, it } from '@jest/globals';
import { checkAnnouncement } from './announcement.js';
import { MAX_BLOB_BYTES } from './upload-limits.js';

const announcement = {
  filename: 'cat.png',
  byteSize: 12,
  checksum: '1B2M2Y8AsgTpgAmY7PhCfg==',
  contentType: 'image/png',
  metadata: {},
};

it('returns a valid announcement with its type without parameters', () => {
  expect(checkAnnouncement({ ...announcement, contentType: 'Image/PNG; q=1' })).toEqual(announcement);
  expect(checkAnnouncement({ ...announcement, byteSize: MAX_BLOB_BYTES }).byteSize).toBe(1_073_741_824);
});

it.each([
  ['file_size_exceeded', { byteSize: 0 }],
  ['file_size_exceeded', { byteSize: MAX_BLOB_BYTES + 1 }],
  ['invalid_content_type', { contentType: 'text/html' }],
  ['invalid_content_type', { contentType: 'image/svg+xml' }],
  ['validation_error', { checksum: 'd41d8cd98f00b204e9800998ecf8427e' }],
  ['validation_error', { checksum: '1B2M2Y8AsgTpgAmY7PhCfh==' }],
  ['validation_error', { filename: ' ' }],
  ['validation_error', { filename: 'x'.repeat(256) }],
  ['validation_error', { filename: 'a\0b' }],
  ['validation_error', { filename: 'a\r\nb' }],
  ['validation_error', { filename: '../cat.png' }],
  ['validation_error', { filename: 'cat\u202egnp.exe' }],
  ['validation_error', { metadata: { note: 'a\0b' } }],
  ['validation_error', { metadata: { note: 'x'.repeat(9_000) } }],
])('answers %s to %j', (code, change) => {
  expect(() => checkAnnouncement({ ...announcement, ...change })).toThrow(
    expect.objectContaining({ code, status: 422 }),
  );
});
