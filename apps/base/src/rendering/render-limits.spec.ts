import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { planComposition, type LocalMedia } from '@reelsheet/composition';
import { RenderErrors } from './render-job.errors.js';
import { withTimeout, maxComposeMs, assertMemory } from './render-limits.js';

const untilAborted = async (signal: AbortSignal) => {
  await once(signal, 'abort');
  signal.throwIfAborted();
};

describe('withTimeout', () => {
  it('aborts with render_timed_out after the time', async () => {
    const work = withTimeout(10, new AbortController().signal, untilAborted);
    await expect(work).rejects.toMatchObject({ definition: RenderErrors.tookTooLong });
  });

  it('aborts with the reason of the outer signal', async () => {
    const job = new AbortController();
    const work = withTimeout(60_000, job.signal, untilAborted);
    job.abort(new Error('stopped'));
    await expect(work).rejects.toThrow('stopped');
  });
});

describe('maxComposeMs', () => {
  it('grows with the amount of work', () => {
    const canvas = { width: 1080, height: 1920, fps: 30 };
    const minutes = (seconds: number, change: object = {}) =>
      maxComposeMs({ canvas: { ...canvas, ...change }, seconds, pictureSeconds: seconds }) / 60_000;
    expect(minutes(20)).toBe(13);
    expect(minutes(20, { fps: 60 })).toBe(23);
  });
});

it('assertMemory rejects sources that need too much memory, and states the needed amount', async () => {
  const video = { index: 0, width: 10_000, height: 10_000 };
  const media = { file: 'source', probe: { format: 'png_pipe', still: true, duration: 0, video } } as LocalMedia;
  const clips = Array.from({ length: 20 }, () => ({ type: 'image' as const, source: { layer_id: 1 } }));
  const plan = await planComposition({ tracks: [{ clips }] }, new Map([['layer_id:1', media]]));
  expect(() => assertMemory(plan, 8_000)).not.toThrow();
  expect(() => assertMemory(plan, 4_096)).toThrow('take 7630 MiB when they are opened together; at most 4096');
});
