import { describe, expect, it } from '@jest/globals';
import { choices, choicesOf } from './choices.js';

describe('choices', () => {
  it('returns the values in their order, and keeps their meanings', () => {
    const sizes = choices('Size', { small: 'fits a hand', large: 'fits a box' }, 'small → large');
    expect(sizes).toEqual(['small', 'large']);
    expect(choicesOf(sizes)).toEqual({
      title: 'Size',
      meanings: { small: 'fits a hand', large: 'fits a box' },
      about: 'small → large',
    });
  });

  it('knows nothing of an equal list of other origin', () => {
    choices('Side', { left: 'one side', right: 'the other side' });
    expect(choicesOf(['left', 'right'])).toBeUndefined();
  });
});
