import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { lengthOf, piecesOf } from './speech-text.js';

describe('a text that is spoken in pieces', () => {
  it('stays whole where one call takes it', () => {
    expect(piecesOf(' Good morning. How are you? ', 100)).toEqual(['Good morning. How are you?']);
    expect(piecesOf('  ', 100)).toEqual([]);
  });

  it('is cut between sentences, as few pieces as there need be', () => {
    expect(piecesOf('One is here. Two is here. Three is here.', 26)).toEqual([
      'One is here. Two is here.',
      'Three is here.',
    ]);
  });

  it('is cut between words where a sentence is too long, and between letters where a word is', () => {
    expect(piecesOf('a sentence of many words without an end', 15)).toEqual([
      'a sentence of',
      'many words',
      'without an end',
    ]);
    expect(piecesOf('👩‍👩‍👧'.repeat(4), 12)).toEqual(['👩‍👩‍👧'.repeat(2), '👩‍👩‍👧'.repeat(2)]);
    expect(piecesOf('朝は静かです。海も静かです。', 8)).toEqual(['朝は静かです。', '海も静かです。']);
  });

  it('loses nothing, and no piece is too long', () => {
    const text = fc
      .array(fc.oneof(fc.lorem(), fc.string({ unit: 'grapheme', maxLength: 30 })))
      .map((parts) => parts.join('. '));
    fc.assert(
      fc.property(text, fc.integer({ min: 12, max: 80 }), (text, most) => {
        const pieces = piecesOf(text, most);
        const bare = (words: string) => words.replace(/\s/g, '');
        expect(bare(pieces.join(''))).toBe(bare(text));
        expect(pieces.every((piece) => lengthOf(piece) <= Math.max(most, 12))).toBe(true);
      }),
    );
  });
});
