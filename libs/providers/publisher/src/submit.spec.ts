import { describe, expect, it } from '@jest/globals';
import { nextAttempt, submit } from './submit.js';
import { ShortvideoPublisher } from './shortvideo/shortvideo.adapter.js';

describe('submit', () => {
  it('asks nothing of the network for a post that it holds already', async () => {
    const nowhere = {
      apiUrl: 'http://127.0.0.1:1',
      authorizeUrl: 'http://127.0.0.1:1',
      pageUrl: '',
      clientId: '',
      clientSecret: '',
    };
    const state = { step: 'submitted', attempt: 1, submission: { id: 'v1', handle: null, isPublic: true } } as const;
    const save = () => Promise.reject(new Error('nothing to save'));
    await expect(submit(new ShortvideoPublisher(nowhere), undefined as never, state, { save })).resolves.toBe(state);
  });

  it('gives a new attempt a new idempotency key', () => {
    expect(nextAttempt({ step: 'starting', attempt: 3 })).toEqual({ step: 'ready', attempt: 4 });
  });
});
