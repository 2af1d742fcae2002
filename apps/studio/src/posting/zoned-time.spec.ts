import { describe, expect, it } from '@jest/globals';
import { dayAndTimeOf, instantOf, plannedTime, timeInZone, tomorrowMorning } from './zoned-time.js';

const BERLIN = 'Europe/Berlin';

describe('the time of a post', () => {
  it('is chosen in the time zone of the agent, also after clocks have changed', () => {
    expect(instantOf({ day: '2027-01-04', time: '09:00' }, BERLIN)).toBe('2027-01-04T08:00:00.000Z');
    expect(instantOf({ day: '2027-07-04', time: '09:00' }, BERLIN)).toBe('2027-07-04T07:00:00.000Z');
    expect(instantOf({ day: '2027-07-04', time: '09:00' }, 'Asia/Kolkata')).toBe('2027-07-04T03:30:00.000Z');
  });

  it('is shown there as it was chosen', () => {
    const chosen = { day: '2027-03-28', time: '23:59' };
    expect(dayAndTimeOf(instantOf(chosen, BERLIN)!, BERLIN)).toEqual(chosen);
    expect(timeInZone('2027-01-04T23:30:00Z', BERLIN)).toMatch(/^Jan 5, 2027, 12:30\sAM$/);
  });

  it('is unknown until both a day and a time of day are chosen', () => {
    expect(instantOf({ day: '', time: '09:00' }, BERLIN)).toBeUndefined();
    expect(instantOf({ day: '2027-01-04', time: '' }, BERLIN)).toBeUndefined();
    expect(tomorrowMorning(BERLIN).time).toBe('09:00');
  });

  it('is read from plans with and without an offset', () => {
    expect(plannedTime('2027-01-04 09:00', BERLIN)).toEqual({ day: '2027-01-04', time: '09:00' });
    expect(plannedTime('2027-01-04T09:00:00', BERLIN)).toEqual({ day: '2027-01-04', time: '09:00' });
    expect(plannedTime('2027-01-04T09:00:00Z', BERLIN)).toEqual({ day: '2027-01-04', time: '10:00' });
    expect(plannedTime('', BERLIN)).toEqual({ day: '', time: '' });
  });
});
