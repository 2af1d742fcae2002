import { describe, expect, it } from '@jest/globals';
import { DESIGN_LIMITS } from '@reelsheet/provider-voice';
import { truncate, describe as describeVoice, extended } from './voice.js';

describe('voice parameters', () => {
  it.each([
    [{}, 'A natural and clear voice.'],
    [{ gender: 'female', language: 'German' }, 'A natural and clear female voice that speaks German.'],
    [{ gender: 'male', description: ' warm ' }, 'A natural and clear male voice: warm'],
    [{ gender: 'male', description: 'An old sailor, hoarse and slow.' }, 'An old sailor, hoarse and slow.'],
  ])('describes %j as %s', (described, words) => {
    expect(describeVoice(described)).toBe(words);
    expect(words.length).toBeGreaterThanOrEqual(DESIGN_LIMITS.description.min);
  });

  it.each([1, 2, 42, 99, 100, 101, 999, 1_000])('extends a text of %d characters to the minimum length', (length) => {
    const said = extended('x'.repeat(length));
    expect(said.length).toBeGreaterThanOrEqual(DESIGN_LIMITS.text.min);
    expect(said.length).toBeLessThanOrEqual(DESIGN_LIMITS.text.max);
    if (length >= DESIGN_LIMITS.text.min) expect(said).toHaveLength(length);
  });

  it.each([
    ['One. Two three four.', 10, 'One.'],
    ['One two three four', 10, 'One two'],
    ['Onetwothreefour', 10, 'Onetwothre'],
    ['Short.', 10, 'Short.'],
  ])('truncates %s to %d characters as %s', (text, limit, expected) => {
    expect(truncate(text, limit)).toBe(expected);
  });
});
