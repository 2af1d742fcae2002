import { describe, expect, it } from '@jest/globals';
import { mayBeLive, nextAttempt, submit } from './submit.js';
import { ShortvideoPublisher } from './shortvideo/shortvideo.adapter.js';

describe('submit', () => {
  it('makes no calls for a post that is already submitted', async () => {
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

  it('increments the attempt, which changes the idempotency key', () => {
    expect(nextAttempt({ step: 'starting', attempt: 3 })).toEqual({ step: 'ready', attempt: 4 });
  });
});

describe('mayBeLive', () => {
  const session = { uploadUrl: 'https://e.com/u', submissionId: null, handle: null };
  const staged = { files: [], posted: [] };
  it.each([
    [false, { step: 'ready' }],
    [false, { step: 'starting' }],
    [false, { step: 'uploading', session, sentBytes: 5, lastChunkSent: false }],
    [true, { step: 'uploading', session, sentBytes: 5, lastChunkSent: true }],
    [false, { step: 'staging', ...staged }],
    [true, { step: 'staging', ...staged, posted: ['1'] }],
    [true, { step: 'publishing', ...staged, since: '2026-11-20T12:00:00Z' }],
    [true, { step: 'submitted', submission: { id: '1', handle: null, isPublic: true } }],
  ] as const)('returns %p for %j', (expected, state) => expect(mayBeLive({ attempt: 1, ...state })).toBe(expected));
});
