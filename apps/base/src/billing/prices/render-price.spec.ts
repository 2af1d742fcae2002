import { describe, expect, it } from '@jest/globals';
import { toCredits } from '@reelsheet/kernel';
import type { Document } from '@reelsheet/composition';
import { assumedExtent, renderPrice } from './render-price.js';

const REFERENCE = { width: 1080, height: 1920, fps: 30 };
const credits = (canvas: object, seconds: number, pictureSeconds = seconds) =>
  toCredits(renderPrice({ canvas: { ...REFERENCE, ...canvas }, seconds, pictureSeconds }));

describe('render price', () => {
  it('rounds seconds up', () => expect(credits({}, 2.1)).toBe(0.6));

  it('is a quarter for a preview', () =>
    expect(toCredits(renderPrice({ canvas: REFERENCE, seconds: 10, pictureSeconds: 10 }, true))).toBe(0.5));

  it('is proportional to pixels and frames', () => {
    expect(credits({ width: 3_840, height: 2_160, fps: 60 }, 10)).toBe(16);
    expect(credits({ width: 720, height: 1_440 }, 10)).toBe(1);
  });

  it('has a minimum share of a quarter, because small videos read their sources in full', () =>
    expect(credits({ width: 16, height: 16, fps: 1 }, 10)).toBe(0.5));

  it('charges overlaid pictures by area and time', () => {
    expect(credits({}, 10, 20)).toBe(3);
    expect(credits({}, 10, 12.5)).toBe(2.25);
    expect(credits({}, 10, 4)).toBe(2);
  });

  it.each<[string, Document, number]>([
    [
      'clips one after another',
      {
        tracks: [
          {
            clips: [
              { type: 'text', text: 'a', duration: 2 },
              { type: 'text', text: 'b', duration: 3 },
            ],
          },
        ],
      },
      5,
    ],
    [
      'the longest track',
      {
        tracks: [
          { clips: [{ type: 'text', text: 'a', duration: 2 }] },
          { clips: [{ type: 'text', text: 'b', start: 6, duration: 1 }] },
        ],
      },
      7,
    ],
    ['a guess for what has no length yet', { tracks: [{ clips: [{ type: 'video', source: { layer_id: 1 } }] }] }, 10],
    ["a guess for a cell's own layers", {}, 30],
  ])('is estimated for %s', (_, document, seconds) => expect(assumedExtent(document).seconds).toBe(seconds));

  it('is estimated for overlaid pictures', () => {
    const clip = { type: 'image', source: { layer_id: 1 }, duration: 8 } as const;
    const corner = { ...clip, position: { x: 0, y: 0, width: 0.5, height: 0.5 } };
    expect(assumedExtent({ tracks: [{ clips: [clip] }, { clips: [corner] }] })).toMatchObject({
      canvas: REFERENCE,
      seconds: 8,
      pictureSeconds: 10,
    });
  });
});
