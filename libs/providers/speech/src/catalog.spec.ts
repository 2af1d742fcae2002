import { describe, expect, it } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import { speechPrice, speechPriceList } from './catalog.js';

describe('the speech catalogue', () => {
  it('charges by the character as people count them', () => {
    expect(speechPrice('a'.repeat(1_000))).toBe(toMicro(3));
    expect(speechPrice('🎬')).toBe(toMicro(0.003));
  });

  it('lists what it charges', () => {
    expect(speechPriceList()).toEqual([
      { operation: 'audio_generation', model: 'speech', unit: '1000 characters', credits: 3 },
    ]);
  });
});
