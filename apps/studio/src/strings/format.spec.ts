import { expect, it } from '@jest/globals';
import { amount, byteSize, exactAmount, referenceName, shortDay, timeFromNow } from './format.js';
import { count } from './plural.js';

const NOW = Date.parse('2026-11-26T12:00:00Z');

it.each([
  ['2026-11-26T11:59:40Z', 'just now'],
  ['2026-11-26T11:15:00Z', '45 minutes ago'],
  ['2026-11-26T09:00:00Z', '3 hours ago'],
  ['2026-11-25T12:00:00Z', 'yesterday'],
  ['2026-12-01T12:00:00Z', 'in 5 days'],
  ['2026-10-01T12:00:00Z', 'Oct 1, 2026'],
])('%s is %s', (time, text) => {
  expect(timeFromNow(time, NOW)).toBe(text);
});

it('numbers are grouped, and nouns have their plural', () => {
  expect([amount(99_878.125), count(1, 'post'), count(1_200, 'post')]).toEqual(['99,878.13', '1 post', '1,200 posts']);
});

it('credits have all decimals in the ledger, days have no year, bytes have their unit', () => {
  expect([exactAmount(0.000125), shortDay('2026-11-26')]).toEqual(['0.000125', 'Nov 26']);
  expect([0, 900, 1_536, 20_000_000, 5 * 1024 ** 3].map(byteSize)).toEqual([
    '0 bytes',
    '900 bytes',
    '1.5 KB',
    '19.1 MB',
    '5 GB',
  ]);
});

it('a reference is written in words', () => {
  expect(['render_job:12', 'run:7f0c', 'backup'].map(referenceName)).toEqual(['Render job 12', 'Run 7f0c', 'Backup']);
});
