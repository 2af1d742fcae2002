import { expect, it } from '@jest/globals';
import { dayBefore, dayOf, shownPeriod, spendingSearch } from './period.js';

const NOW = new Date('2026-11-26T23:30:00Z');

it('the default is the last 30 days, the present one included', () => {
  const { from, to, by, days } = shownPeriod({ zone: 'UTC' }, NOW);
  expect({ from, to, by, days }).toEqual({ from: '2026-10-28', to: '2026-11-26', by: 'agent', days: '30' });
});

it('the present day is that of the time zone', () => {
  expect(dayOf(NOW, 'Europe/Berlin')).toBe('2026-11-27');
  expect(shownPeriod({ zone: 'Europe/Berlin', days: '7' }, NOW)).toMatchObject({
    from: '2026-11-21',
    to: '2026-11-27',
  });
});

it('days before are counted over months, years and changes of the clock', () => {
  expect(dayBefore('2026-03-30', 2)).toBe('2026-03-28');
  expect(dayBefore('2026-01-01', 1)).toBe('2025-12-31');
  expect(dayBefore('2024-03-01', 1)).toBe('2024-02-29');
});

it('chosen dates replace the number of days', () => {
  const search = spendingSearch({ from: '2026-01-01', to: '2026-02-01', days: 7, by: 'model', zone: 'UTC' });
  expect(shownPeriod(search, NOW)).toEqual({
    from: '2026-01-01',
    to: '2026-02-01',
    timeZone: 'UTC',
    by: 'model',
    days: undefined,
  });
});

it.each([
  [{ days: '8' }],
  [{ from: '2026-02-01', to: '2026-01-01' }],
  [{ from: '2026-02-30x', to: '2026-03-01' }],
  [{ from: '2026-02-01' }],
  [{ zone: 'Nowhere/Land' }],
  [{ zone: 1 }],
  [{ by: 'day' }],
])('%j asks for nothing', (search) => {
  expect(spendingSearch(search)).toEqual({});
});
