import { describe, expect, it } from '@jest/globals';
import { toMicro } from '@reelsheet/kernel';
import { transcriptionPrice, transcriptionPriceList } from './catalog.js';

describe('the transcription catalogue', () => {
  it('charges by the begun second', () => {
    expect(transcriptionPrice(60)).toBe(toMicro(1.2));
    expect(transcriptionPrice(4.2)).toBe(toMicro(0.1));
  });

  it('lists what it charges', () => {
    expect(transcriptionPriceList()).toEqual([
      { operation: 'transcription', model: 'transcription', unit: 'minute', credits: 1.2 },
    ]);
  });
});
