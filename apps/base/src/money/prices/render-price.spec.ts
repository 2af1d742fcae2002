import { describe, expect, it } from '@jest/globals';
import { toCredits } from '@reelsheet/kernel';
import type { Document } from '@reelsheet/composition';
import { assumedSeconds, renderPrice } from './render-price.js';

describe('the price of a render', () => {
  it('counts begun seconds whole', () => expect(toCredits(renderPrice(2.1))).toBe(0.6));

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
  ])('is held for %s', (_, document, seconds) => expect(assumedSeconds(document)).toBe(seconds));
});
