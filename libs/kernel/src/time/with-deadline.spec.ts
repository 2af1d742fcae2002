import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { withDeadline } from './with-deadline.js';

describe('work that is waited for', () => {
  it('gives what it comes to', async () => {
    expect(await withDeadline(10_000, Promise.resolve('done'))).toBe('done');
  });

  it('fails as it fails', async () => {
    await expect(withDeadline(10_000, Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  });

  it('is left alone after its time', async () => {
    expect(await withDeadline(1, delay(10_000, 'late', { ref: false }))).toBeUndefined();
  });
});
