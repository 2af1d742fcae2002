import { Readable } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { ResponseCache, type CachedResponse } from './response-cache.js';

const MEGABYTE = 2 ** 20;
const answer = (bytes: number, state = '1'): CachedResponse => ({ body: Buffer.alloc(bytes), state, last: null });

describe('answers kept', () => {
  it('gives the last answer to a question', async () => {
    const kept = new ResponseCache(1);
    expect(kept.find('one')).toBeUndefined();
    for (const state of ['1', '2']) {
      const read = answer(10, state);
      expect(await kept.keep('one', Promise.resolve(read))).toBe(read);
      expect(kept.find('one')).toBe(read);
    }
    expect(kept.find('other')).toBeUndefined();
  });

  it('holds no more bytes than it may, those asked for last', async () => {
    const kept = new ResponseCache(1);
    const questions = Array.from({ length: 8 }, (_, index) => `question ${index}`);
    for (const question of questions) {
      await kept.keep(question, Promise.resolve(answer(MEGABYTE / 5)));
      await kept.find(questions[0]!);
    }
    const held = questions.filter((question) => kept.find(question) !== undefined);
    expect(held).toEqual([questions[0], ...questions.slice(-3)]);
  });

  it('keeps none that is sent in pieces, is larger than a quarter, or failed', async () => {
    const kept = new ResponseCache(1);
    const stream = { body: Readable.from(['[]']), state: '1', last: null };
    expect(await kept.keep('stream', Promise.resolve(stream))).toBe(stream);
    await kept.keep('large', Promise.resolve(answer(MEGABYTE / 4)));
    await expect(kept.keep('failed', Promise.reject(new Error('gone')))).rejects.toThrow('gone');
    expect(['stream', 'large', 'failed'].map((question) => kept.find(question))).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('lets others wait for an answer that is being read, and none for one that fails', async () => {
    const kept = new ResponseCache(1);
    const { promise, resolve } = Promise.withResolvers<CachedResponse>();
    const reading = kept.keep('one', promise);
    const waiting = kept.find('one');
    resolve(answer(1));
    expect(await waiting).toBe(await reading);
    const failing = Promise.withResolvers<CachedResponse>();
    const failed = kept.keep('two', failing.promise);
    const disappointed = kept.find('two');
    failing.reject(new Error('gone'));
    await expect(failed).rejects.toThrow('gone');
    expect([await disappointed, kept.find('two')]).toEqual([undefined, undefined]);
  });

  it('keeps nothing where none may be kept', async () => {
    const kept = new ResponseCache(0);
    await kept.keep('one', Promise.resolve(answer(1)));
    expect(kept.find('one')).toBeUndefined();
  });
});
