import { expect, it } from '@jest/globals';
import { PublisherRegistry } from './registry.js';
import { ShortvideoPublisher } from './shortvideo/shortvideo.adapter.js';

it('returns no publisher for a platform without an adapter', () => {
  const shortvideo = new ShortvideoPublisher({
    apiUrl: 'http://127.0.0.1:1',
    authorizeUrl: '',
    pageUrl: '',
    clientId: '',
    clientSecret: '',
  });
  const registry = new PublisherRegistry([shortvideo]);
  expect(registry.platforms).toEqual(['shortvideo']);
  expect(registry.find('shortvideo')).toBe(shortvideo);
  expect(registry.find('microblog')).toBeUndefined();
  expect(registry.of('shortvideo')).toBe(shortvideo);
  expect(() => registry.of('microblog')).toThrow('This installation does not reach the network');
});
