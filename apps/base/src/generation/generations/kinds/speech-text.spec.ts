import { describe, expect, it } from '@jest/globals';
import { drawnRuns } from '@reelsheet/testing/seeded';
import fc from 'fast-check';
import { lengthOf, chunksOf } from './speech-text.js';

describe('chunksOf', () => {
  it('does not split a text within the limit', () => {
    expect(chunksOf(' Good morning. How are you? ', 100)).toEqual(['Good morning. How are you?']);
    expect(chunksOf('  ', 100)).toEqual([]);
  });

  it('splits between sentences, into as few chunks as possible', () => {
    expect(chunksOf('One is here. Two is here. Three is here.', 26)).toEqual([
      'One is here. Two is here.',
      'Three is here.',
    ]);
  });

  it('splits long sentences between words and long words between graphemes', () => {
    expect(chunksOf('a sentence of many words without an end', 15)).toEqual([
      'a sentence of',
      'many words',
      'without an end',
    ]);
    expect(chunksOf('👩‍👩‍👧'.repeat(4), 12)).toEqual(['👩‍👩‍👧'.repeat(2), '👩‍👩‍👧'.repeat(2)]);
    expect(chunksOf('朝は静かです。海も静かです。', 8)).toEqual(['朝は静かです。', '海も静かです。']);
  });

  it('loses no text and exceeds no limit', () => {
    const text = fc
      .array(fc.oneof(fc.lorem(), fc.string({ unit: 'grapheme', maxLength: 30 })))
      .map((sentences) => sentences.join('. '));
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 80 }), (text, limit) => {
        const chunks = chunksOf(text, limit);
        const bare = (words: string) => words.replace(/\s/g, '');
        expect(bare(chunks.join(''))).toBe(bare(text));
        expect(chunks.every((chunk) => lengthOf(chunk) <= Math.max(limit, 12))).toBe(true);
      }),
      drawnRuns(),
    );
  });
});
