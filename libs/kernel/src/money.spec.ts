import { describe, expect, it } from '@jest/globals';
import { MoneyError, toCredits, toMicro } from './money.js';

describe('money', () => {
  it('keeps six decimals exactly', () => {
    expect(toMicro(0.1) + toMicro(0.2)).toBe(toMicro(0.3));
    expect(toCredits(toMicro(12.345678))).toBe(12.345678);
  });

  it('rejects a seventh decimal and amounts that cannot be represented exactly', () => {
    expect(() => toMicro(0.0000001)).toThrow(MoneyError);
    expect(() => toMicro(1e12)).toThrow(MoneyError);
    expect(() => toMicro(Number.NaN)).toThrow(MoneyError);
  });
});
