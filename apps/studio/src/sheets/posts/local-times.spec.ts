import { expect, it } from '@jest/globals';
import { localTime, wireTime } from './local-times.js';

it('shows times in the zone of the browser, and sends what was shown', () => {
  const time = '2027-01-04T09:30:00.000Z';
  expect(localTime(time)).toMatch(/^2027-01-0\dT\d\d:\d\d$/);
  expect(wireTime(localTime(time))).toBe(time);
  expect(wireTime(localTime('2027-07-04T23:59:00+05:30'))).toBe('2027-07-04T18:29:00.000Z');
});
