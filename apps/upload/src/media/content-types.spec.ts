import { describe, expect, it } from '@jest/globals';
import { essenceOf, objectTypeOf, settleType } from './content-types.js';

const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

it.each([
  ['image/png', 'image'],
  ['image/heic', 'image'],
  ['video/quicktime', 'video'],
  ['audio/mpeg', 'audio'],
  ['application/zip', 'zip'],
  ['application/x-safetensors', 'safe_tensors'],
  ['application/pdf', 'document'],
  ['application/vnd.ms-powerpoint', 'document'],
  [DOCX, 'document'],
])('takes %s as %s', (type, objectType) => {
  expect(objectTypeOf(type)).toBe(objectType);
});

it.each([
  'image/svg+xml',
  'text/html',
  'text/plain',
  'application/javascript',
  'application/octet-stream',
  'audio/x-mpegurl',
  'image/',
  'image',
  '',
  'image/png\r\nx: y',
  'constructor',
])('does not take %j', (type) => {
  expect(objectTypeOf(type)).toBeUndefined();
});

it('reads a type without its parameters', () => {
  expect(essenceOf('Video/WebM; codecs=vp9')).toBe('video/webm');
});

describe('settleType', () => {
  it.each([
    ['image/jpeg', 'image/png', { contentType: 'image/png', objectType: 'image', extension: 'png' }],
    ['video/mp4', undefined, { contentType: 'video/mp4', objectType: 'video', extension: 'mp4' }],
    ['audio/mp4', 'video/mp4', { contentType: 'audio/mp4', objectType: 'audio', extension: 'm4a' }],
    ['application/zip', DOCX, { contentType: 'application/zip', objectType: 'zip', extension: 'zip' }],
    [DOCX, 'application/zip', { contentType: DOCX, objectType: 'document', extension: 'docx' }],
    [
      'application/msword',
      'application/x-cfb',
      { contentType: 'application/msword', objectType: 'document', extension: 'doc' },
    ],
    [
      'application/x-safetensors',
      undefined,
      { contentType: 'application/x-safetensors', objectType: 'safe_tensors', extension: 'safetensors' },
    ],
  ])('%s whose bytes show %s', (announced, shown, mediaType) => {
    expect(settleType(announced, shown)).toEqual(mediaType);
  });

  it.each([
    ['image/png', 'application/xml'],
    ['image/png', undefined],
    ['image/tiff', 'image/tiff'],
    ['image/png', 'video/mp4'],
    ['video/mp4', 'application/x-elf'],
    ['audio/mpeg', 'application/zip'],
  ])('rejects %s whose bytes show %s', (announced, shown) => {
    expect(settleType(announced, shown)).toBeUndefined();
  });
});
