import { describe, expect, it } from '@jest/globals';
import { planDraft } from './draft.js';
import { pictureCommand } from '../encoder/graph.js';
import { planComposition } from './plan.js';
import { imagine, PROBES } from '../testing/media.js';

const media = imagine({ 1: PROBES.video(4) });
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
  ])('of %s frames a second has %s, half the size, and is as long', async (fps, pace) => {
    const draft = await planDraft(documentAt(fps), media);
    const whole = await planComposition(documentAt(fps), media);
    expect(draft).toMatchObject({
      isDraft: true,
      canvas: { width: 540, height: 960, fps: pace },
      layout: { width: 1080, height: 1920 },
    });
    expect(draft.frames / pace).toBeCloseTo(whole.frames / whole.canvas.fps, 9);
    expect(draft.layers).toMatchObject([{ run: { box: { x: 270, y: 0, width: 270, height: 240 } } }]);
  });

  it.each([
    [30, true],
    [60, false],
  ])('decodes what shows of a video of 30 frames a second on a canvas of %s', async (fps, leavesOut) => {
    const { args } = pictureCommand(await planDraft(documentAt(fps), media), 'out.mp4');
    expect(args.join(' ').includes('-skip_frame noref')).toBe(leavesOut);
    const whole = pictureCommand(await planComposition(documentAt(fps), media), 'out.mp4');
    expect(whole.args.join(' ')).not.toContain('-skip_');
  });
});
