import { describe, expect, it } from '@jest/globals';
import { planDraft } from './draft.js';
import { pictureCommand } from '../encoder/graph.js';
import { planComposition } from './plan.js';
import { fakeMedia, PROBES } from '../testing/media.js';

const media = fakeMedia({ 1: PROBES.video(4) });
const clip = { type: 'video', source: { layer_id: 1 } } as const;
const documentAt = (fps?: number) => ({
  canvas: { width: 1080, height: 1920, ...(fps === undefined ? {} : { fps }) },
  tracks: [
    { clips: [clip, { ...clip, duration: 1.5, position: { x: 0.5, y: 0, width: 0.5, height: 0.25 }, start: 1 }] },
  ],
});

describe('planDraft', () => {
  it.each([
    [undefined, 15],
    [60, 30],
    [25, 13],
    [24, 12],
    [15, 12],
    [10, 10],
  ])('reduces %s frames per second to %s and halves the size, but not the length', async (fps, draftFps) => {
    const draft = await planDraft(documentAt(fps), media);
    const full = await planComposition(documentAt(fps), media);
    expect(draft).toMatchObject({
      isDraft: true,
      canvas: { width: 540, height: 960, fps: draftFps },
      layout: { width: 1080, height: 1920 },
    });
    expect(draft.frames / draftFps).toBeCloseTo(full.frames / full.canvas.fps, 9);
    expect(draft.layers).toMatchObject([{ run: { box: { x: 270, y: 0, width: 270, height: 240 } } }]);
  });

  it.each([
    [30, true],
    [60, false],
  ])('skips frames of a 30 fps video that are not shown on a canvas of %s fps: %s', async (fps, skips) => {
    const { args } = pictureCommand(await planDraft(documentAt(fps), media), 'out.mp4');
    expect(args.join(' ').includes('-skip_frame noref')).toBe(skips);
    const full = pictureCommand(await planComposition(documentAt(fps), media), 'out.mp4');
    expect(full.args.join(' ')).not.toContain('-skip_');
  });
});
