import { once } from 'node:events';
import { describe, expect, it } from '@jest/globals';
import { planComposition, type LocalMedia } from '@reelsheet/composition';
import { RenderErrors } from './render-job.errors.js';
import { inTime, maxComposing, requireMemory } from './render-limits.js';

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
      maxComposing({ canvas: { ...canvas, ...change }, seconds, pictureSeconds: seconds }) / 60_000;
    expect(minutes(20)).toBe(13);
    expect(minutes(20, { fps: 60 })).toBe(23);
  });
});

it('the memory of a render is bounded, and the error says by how much it is passed', async () => {
  const video = { index: 0, width: 10_000, height: 10_000 };
  const media = { file: 'source', probe: { format: 'png_pipe', still: true, duration: 0, video } } as LocalMedia;
  const clips = Array.from({ length: 20 }, () => ({ type: 'image' as const, source: { layer_id: 1 } }));
  const plan = await planComposition({ tracks: [{ clips }] }, new Map([['layer_id:1', media]]));
  expect(() => requireMemory(plan, 8_000)).not.toThrow();
  expect(() => requireMemory(plan, 4_096)).toThrow('take 7630 MiB when they are opened together; at most 4096');
});
