import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { RenderErrors } from './render-job.errors.js';
import { inTime, longestComposing } from './render-limits.js';

const untilAborted = async (signal: AbortSignal) => {
  await once(signal, 'abort');
  signal.throwIfAborted();
};

describe('the time of a render', () => {
  it('is bounded, and the error says so', async () => {
    const work = inTime(10, new AbortController().signal, untilAborted);
    await expect(work).rejects.toMatchObject({ definition: RenderErrors.tookTooLong });
  });

  it('ends with the job, for the reason that the job ends for', async () => {
    const job = new AbortController();
    const work = inTime(60_000, job.signal, untilAborted);
    job.abort(new Error('stopped'));
    await expect(work).rejects.toThrow('stopped');
  });

  it('grows with the work', () => {
    const canvas = { width: 1080, height: 1920, fps: 30 };
    const minutes = (seconds: number, change: object = {}) =>
      longestComposing({ canvas: { ...canvas, ...change }, seconds, pictureSeconds: seconds }) / 60_000;
    expect(minutes(20)).toBe(13);
    expect(minutes(20, { fps: 60 })).toBe(23);
  });
});
