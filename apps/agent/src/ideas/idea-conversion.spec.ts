import { describe, expect, it } from '@jest/globals';
import { splitBySize } from './idea-conversion.js';

describe('splitBySize', () => {
  it.each([
    [0, [], ['aa', 'bb']],
    [7, ['aa'], ['bb']],
    [8, ['aa', 'bb'], []],
  ])('takes what fits into %i bytes', (bytes, fit, others) => {
    expect(splitBySize(['aa', 'bb'], bytes)).toEqual([fit, others]);
  });

  it('counts bytes, not characters', () => expect(splitBySize(['ää'], 5)).toEqual([[], ['ää']]));
});
