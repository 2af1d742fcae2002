import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { ResponseCache, type CachedResponse } from './response-cache.js';

const MEGABYTE = 2 ** 20;
const response = (bytes: number, state = '1'): CachedResponse => ({ body: Buffer.alloc(bytes), state, last: null });

describe('response cache', () => {
  it('returns the last response for a key', async () => {
    const cache = new ResponseCache(1);
    expect(cache.find('one')).toBeUndefined();
    for (const state of ['1', '2']) {
      const read = response(10, state);
      expect(await cache.store('one', Promise.resolve(read))).toBe(read);
      expect(cache.find('one')).toBe(read);
    }
    expect(cache.find('other')).toBeUndefined();
  });

  it('evicts the least recently used responses beyond its size', async () => {
    const cache = new ResponseCache(1);
    const keys = Array.from({ length: 8 }, (_, index) => `key ${index}`);
    for (const key of keys) {
      await cache.store(key, Promise.resolve(response(MEGABYTE / 5)));
      await cache.find(keys[0]!);
    }
    const held = keys.filter((key) => cache.find(key) !== undefined);
    expect(held).toEqual([keys[0], ...keys.slice(-3)]);
  });

  it('does not store responses that are streamed, larger than a quarter of the cache, or failed', async () => {
    const cache = new ResponseCache(1);
    const stream = { body: Readable.from(['[]']), state: '1', last: null };
    expect(await cache.store('stream', Promise.resolve(stream))).toBe(stream);
    await cache.store('large', Promise.resolve(response(MEGABYTE / 4)));
    await expect(cache.store('failed', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(['stream', 'large', 'failed'].map((key) => cache.find(key))).toEqual([undefined, undefined, undefined]);
  });

  it('shares a pending read, and returns nothing for one that fails', async () => {
    const cache = new ResponseCache(1);
    const { promise, resolve } = Promise.withResolvers<CachedResponse>();
    const reading = cache.store('one', promise);
    const waiting = cache.find('one');
    resolve(response(1));
    expect(await waiting).toBe(await reading);
    const failing = Promise.withResolvers<CachedResponse>();
    const failed = cache.store('two', failing.promise);
    const waitingForError = cache.find('two');
    failing.reject(new Error('gone'));
    await expect(failed).rejects.toThrow('gone');
    expect([await waitingForError, cache.find('two')]).toEqual([undefined, undefined]);
  });

  it('stores nothing with a size of 0', async () => {
    const cache = new ResponseCache(0);
    await cache.store('one', Promise.resolve(response(1)));
    expect(cache.find('one')).toBeUndefined();
  });
});
