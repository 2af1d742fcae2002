import { describe, expect, it } from '@jest/globals';
import { DESIGN_LIMITS } from '@reelsheet/provider-voice';
import { cut, describe as describeVoice, longEnough } from './voice.js';

describe('what a voice is made of', () => {
  it.each([
    [{}, 'A natural and clear voice.'],
    [{ gender: 'female', language: 'German' }, 'A natural and clear female voice that speaks German.'],
    [{ gender: 'male', description: ' warm ' }, 'A natural and clear male voice: warm'],
    [{ gender: 'male', description: 'An old sailor, hoarse and slow.' }, 'An old sailor, hoarse and slow.'],
  ])('%j is described as %s', (described, words) => {
    expect(describeVoice(described)).toBe(words);
    expect(words.length).toBeGreaterThanOrEqual(DESIGN_LIMITS.description.min);
  });

  it.each([1, 2, 42, 99, 100, 101, 999, 1_000])(
    'a text of %d characters is long enough to draw a voice with',
    (length) => {
      const said = longEnough('x'.repeat(length));
      expect(said.length).toBeGreaterThanOrEqual(DESIGN_LIMITS.text.min);
      expect(said.length).toBeLessThanOrEqual(DESIGN_LIMITS.text.max);
      if (length >= DESIGN_LIMITS.text.min) expect(said).toHaveLength(length);
    },
  );

  it.each([
    ['One. Two three four.', 10, 'One.'],
    ['One two three four', 10, 'One two'],
    ['Onetwothreefour', 10, 'Onetwothre'],
    ['Short.', 10, 'Short.'],
  ])('%s is cut to %d characters as %s', (text, most, expected) => {
    expect(cut(text, most)).toBe(expected);
  });
});
