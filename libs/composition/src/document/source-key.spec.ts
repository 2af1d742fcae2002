import { expect, it } from '@jest/globals';
import { parseSourceKey, sourceKey } from './source-key.js';

it.each([
  [{ layer_id: 12 }, 'layer_id', '12'],
  [{ cell_id: 7 }, 'cell_id', '7'],
  [{ content_resource_id: 3 }, 'content_resource_id', '3'],
  [{ url: 'https://example.com:8443/a.mp4' }, 'url', 'https://example.com:8443/a.mp4'],
] as const)('parses the key of %j', (source, field, value) => {
  expect(parseSourceKey(sourceKey(source))).toEqual({ field, value });
});
