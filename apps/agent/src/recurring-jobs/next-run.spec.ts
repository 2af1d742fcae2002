import { describe, expect, it } from '@jest/globals';
import { nextRun } from './next-run.js';
import type { Schedule } from './recurring-job.js';

const daily = (timezone: string, timeOfDay: string): Schedule => ({
  cadence: 'daily',
  timezone,
  timeOfDay,
  daysOfWeek: null,
});
const weekly = (timezone: string, timeOfDay: string, ...daysOfWeek: number[]): Schedule => ({
  cadence: 'weekly',
  timezone,
  timeOfDay,
  daysOfWeek,
});

/** Returns every due time after `after` and up to `until`. */
function runs(schedule: Schedule, after: string, until: string): string[] {
  const found: string[] = [];
  for (let at = nextRun(schedule, new Date(after)); at <= new Date(until); at = nextRun(schedule, at))
    found.push(at.toISOString().slice(0, 16));
  return found;
}

describe('nextRun', () => {
  // Zone, local time, three days around the change, and the due time of each day.
  it.each<[string, string, string, string, string[]]>([
    // Europe/Berlin: 2026-03-29 02:00 → 03:00, 2026-10-25 03:00 → 02:00.
    [
      'spring: 02:30 does not exist and is 03:30',
      'Europe/Berlin',
      '02:30',
      '2026-03-28',
      ['2026-03-28T01:30', '2026-03-29T01:30', '2026-03-30T00:30'],
    ],
    [
      'spring: 09:00 stays 09:00',
      'Europe/Berlin',
      '09:00',
      '2026-03-28',
      ['2026-03-28T08:00', '2026-03-29T07:00', '2026-03-30T07:00'],
    ],
    [
      'autumn: of 02:30 twice the first counts',
      'Europe/Berlin',
      '02:30',
      '2026-10-24',
      ['2026-10-24T00:30', '2026-10-25T00:30', '2026-10-26T01:30'],
    ],
    // America/New_York: 2026-03-08 02:00 → 03:00, 2026-11-01 02:00 → 01:00.
    [
      'spring: 02:00 does not exist and is 03:00',
      'America/New_York',
      '02:00',
      '2026-03-07',
      ['2026-03-07T07:00', '2026-03-08T07:00', '2026-03-09T06:00'],
    ],
    [
      'autumn: of 01:15 twice the first counts',
      'America/New_York',
      '01:15',
      '2026-10-31',
      ['2026-10-31T05:15', '2026-11-01T05:15', '2026-11-02T06:15'],
    ],
    // Australia/Lord_Howe moves by half an hour: 2026-04-05 02:00 → 01:30, 2026-10-04 02:00 → 02:30.
    [
      'half an hour back: of 01:45 twice the first counts',
      'Australia/Lord_Howe',
      '01:45',
      '2026-04-04',
      ['2026-04-03T14:45', '2026-04-04T14:45', '2026-04-05T15:15'],
    ],
    [
      'half an hour on: 02:15 does not exist and is 02:45',
      'Australia/Lord_Howe',
      '02:15',
      '2026-10-03',
      ['2026-10-02T15:45', '2026-10-03T15:45', '2026-10-04T15:15'],
    ],
    // America/Santiago changes at midnight: 2026-09-06 00:00 → 01:00, 2026-04-05 00:00 → 2026-04-04 23:00.
    [
      'midnight does not exist and is one o’clock',
      'America/Santiago',
      '00:00',
      '2026-09-05',
      ['2026-09-05T04:00', '2026-09-06T04:00', '2026-09-07T03:00'],
    ],
    [
      'of 23:30 twice the first counts',
      'America/Santiago',
      '23:30',
      '2026-04-03',
      ['2026-04-04T02:30', '2026-04-05T02:30', '2026-04-06T03:30'],
    ],
    // A zone without changes.
    [
      'a zone without changes',
      'Asia/Kolkata',
      '09:00',
      '2026-03-28',
      ['2026-03-28T03:30', '2026-03-29T03:30', '2026-03-30T03:30'],
    ],
  ])('%s (%s)', (_, zone, time, firstDay, expected) => {
    const before = new Date(new Date(`${expected[0]}Z`).getTime() - 1).toISOString();
    expect(expected[0]!.slice(0, 7)).toBe(firstDay.slice(0, 7));
    expect(runs(daily(zone, time), before, `${expected[2]}Z`)).toEqual(expected);
  });

  it('skips the day that Samoa left out', () => {
    expect(runs(daily('Pacific/Apia', '09:00'), '2011-12-29T12:00:00Z', '2011-12-31T23:00:00Z')).toEqual([
      '2011-12-29T19:00',
      '2011-12-30T19:00',
      '2011-12-31T19:00',
    ]);
  });

  it('returns one time per local day through a year of clock changes', () => {
    for (const zone of ['Europe/Berlin', 'America/New_York', 'Australia/Lord_Howe', 'America/Santiago'])
      for (const time of ['00:30', '02:30']) {
        const days = runs(daily(zone, time), '2025-12-31T12:00:00Z', '2026-12-31T12:00:00Z').length;
        expect([zone, time, days]).toEqual([zone, time, 365]);
      }
  });

  it('returns a time strictly after the given one', () => {
    const schedule = daily('UTC', '09:00');
    expect(nextRun(schedule, new Date('2026-05-01T08:59:59.999Z'))).toEqual(new Date('2026-05-01T09:00:00Z'));
    expect(nextRun(schedule, new Date('2026-05-01T09:00:00Z'))).toEqual(new Date('2026-05-02T09:00:00Z'));
  });

  it('uses only the chosen days of the week, where 0 is Monday', () => {
    expect(runs(weekly('UTC', '10:00', 0, 6), '2026-11-22T09:00:00Z', '2026-12-01T00:00:00Z')).toEqual([
      '2026-11-22T10:00',
      '2026-11-23T10:00',
      '2026-11-29T10:00',
      '2026-11-30T10:00',
    ]);
  });

  it("counts days of the week in the job's time zone, not in UTC", () => {
    // 23:30 on Friday in Los Angeles is Saturday in UTC.
    expect(nextRun(weekly('America/Los_Angeles', '23:30', 4), new Date('2026-06-01T00:00:00Z'))).toEqual(
      new Date('2026-06-06T06:30:00Z'),
    );
  });
});
