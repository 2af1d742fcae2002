import { expect, it } from '@jest/globals';
import { periodOf } from './period.js';

const NOW = new Date('2026-11-26T23:30:00Z');
const of = (from?: string, to?: string, timeZone = 'UTC') => periodOf({ from, to, timeZone }, NOW);

it('ends with the present day of the time zone and begins 29 days before', () => {
  expect(of()).toMatchObject({ from: '2026-10-28', to: '2026-11-26' });
  expect(of(undefined, undefined, 'Europe/Berlin')).toMatchObject({ from: '2026-10-29', to: '2026-11-27' });
  expect(of('2026-11-20')).toMatchObject({ from: '2026-11-20', to: '2026-11-26' });
  expect(of(undefined, '2026-03-01')).toMatchObject({ from: '2026-01-31', to: '2026-03-01' });
  expect(of('2027-01-01')).toMatchObject({ from: '2027-01-01', to: '2027-01-01' });
});

it('knows days of 23 and 25 hours', () => {
  const hours = ({ bounds }: ReturnType<typeof periodOf>) =>
    bounds.slice(1).map((bound, index) => (bound.getTime() - bounds[index]!.getTime()) / 3_600_000);
  expect(hours(of('2026-03-28', '2026-03-30', 'Europe/Berlin'))).toEqual([24, 23, 24]);
  expect(hours(of('2026-10-24', '2026-10-26', 'Europe/Berlin'))).toEqual([24, 25, 24]);
});

it('has at most 366 days', () => {
  expect(of('2024-01-01', '2024-12-31').days).toHaveLength(366);
  expect(() => of('2024-01-01', '2025-01-01')).toThrow(/^to must be less than 366 days after from/);
});

it.each([
  ['2026-02-30', undefined, 'UTC', /^from must be a date/],
  ['2026-1-1', undefined, 'UTC', /^from must be a date/],
  [undefined, 'tomorrow', 'UTC', /^to must be a date/],
  ['2026-02-02', '2026-02-01', 'UTC', /^to must not be before from/],
  [undefined, undefined, 'Mars/Base', /^time_zone must be an IANA time zone/],
])('rejects %s to %s in %s', (from, to, timeZone, message) => {
  expect(() => of(from, to, timeZone)).toThrow(message);
});
