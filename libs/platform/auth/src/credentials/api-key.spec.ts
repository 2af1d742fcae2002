import { describe, expect, it } from '@jest/globals';
import { generateApiKey, isWellFormedApiKey } from './api-key.js';

describe('access keys', () => {
  it('have the published format and are unique', () => {
    const keys = Array.from({ length: 1_000 }, generateApiKey);
    for (const key of keys) expect(key).toMatch(/^rs_[0-9A-Za-z]{40}$/);
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.every(isWellFormedApiKey)).toBe(true);
  });

  it('are rejected without a database query when one character is mistyped', () => {
    const key = generateApiKey();
    for (let index = 3; index < key.length; index += 1) {
      const other = key[index] === 'a' ? 'b' : 'a';
      expect(isWellFormedApiKey(`${key.slice(0, index)}${other}${key.slice(index + 1)}`)).toBe(false);
    }
  });

  it.each(['', 'rs_', 'rs_short', `xx_${'a'.repeat(40)}`, `rs_${'ä'.repeat(40)}`])('%j is none', (key) =>
    expect(isWellFormedApiKey(key)).toBe(false),
  );
});
