import { expect, it } from '@jest/globals';
import { nextMonday } from './rows.js';

it.each([
  ['2026-11-26', '2026-11-30'],
  ['2026-11-29', '2026-11-30'],
  ['2026-11-30', '2026-12-07'],
])('after %s the next Monday is %s', (today, monday) =>
  expect(nextMonday(new Date(`${today}T23:59:00Z`))).toBe(monday),
);
