import { expect, it } from '@jest/globals';
import { contentTypeOf } from './content-resource.js';

it.each([
  ['sea.png', 'image/png', 'image/png'],
  ['style.safetensors', 'application/octet-stream', 'application/safetensors'],
  ['voice.mp3', '', 'audio/mpeg'],
  ['mystery', 'application/octet-stream', 'application/octet-stream'],
])('accepts %s announced as "%s" for %s', (name, announced, type) => expect(contentTypeOf(name, announced)).toBe(type));
