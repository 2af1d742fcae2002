import { describe, expect, it } from '@jest/globals';
import { titleFrom } from './conversation.js';

describe('titleFrom', () => {
  it.each([
    ['Give me five ideas', 'Give me five ideas'],
    ['  First line  \nand more', 'First line'],
    [`${'word '.repeat(15)}and a long rest`, `${'word '.repeat(15)}and…`],
    ['x'.repeat(100), `${'x'.repeat(80)}…`],
    ['😀'.repeat(81), `${'😀'.repeat(80)}…`],
  ])('is the beginning of %j', (message, title) => {
    expect(titleFrom(message)).toBe(title);
  });
});
