import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { drawnRuns } from '@reelsheet/testing/seeded';
import type { DigestRhythm } from './digest.js';
import { nextDigest } from './digest-time.js';

const daily = (hour: number): DigestRhythm => ({ digest: 'daily', hour, weekday: 0 });
const weekly = (hour: number, weekday: number): DigestRhythm => ({ digest: 'weekly', hour, weekday });
const next = (rhythm: DigestRhythm, zone: string, now: string, sentAt?: string) =>
  nextDigest(rhythm, zone, new Date(now), sentAt ? new Date(sentAt) : null)?.toISOString();

describe('the time of the next mail', () => {
  it.each([
    ['later on the same day', daily(8), 'Europe/Berlin', '2026-06-01T05:00:00Z', '2026-06-01T06:00:00.000Z'],
    ['on the next day', daily(8), 'Europe/Berlin', '2026-06-01T06:00:00Z', '2026-06-02T06:00:00.000Z'],
    ['one UTC hour earlier in summer', daily(8), 'Europe/Berlin', '2026-03-28T08:00:00Z', '2026-03-29T06:00:00.000Z'],
    ['after the skipped hour in spring', daily(2), 'Europe/Berlin', '2026-03-28T12:00:00Z', '2026-03-29T01:00:00.000Z'],
    ['the first of two hours in autumn', daily(2), 'Europe/Berlin', '2026-10-24T12:00:00Z', '2026-10-25T00:00:00.000Z'],
    ['once where an hour occurs twice', daily(2), 'Europe/Berlin', '2026-10-25T00:00:00Z', '2026-10-26T01:00:00.000Z'],
    ['in a zone before UTC', daily(0), 'Pacific/Honolulu', '2026-06-01T12:00:00Z', '2026-06-02T10:00:00.000Z'],
    ['on a day that the zone has', daily(8), 'Pacific/Apia', '2011-12-29T20:00:00Z', '2011-12-30T18:00:00.000Z'],
    ['on the weekday', weekly(8, 4), 'UTC', '2026-11-26T12:00:00Z', '2026-11-27T08:00:00.000Z'],
    ['a week later', weekly(8, 3), 'UTC', '2026-11-26T12:00:00Z', '2026-12-03T08:00:00.000Z'],
  ])('is %s', (_, rhythm, zone, now, expected) => {
    expect(next(rhythm, zone, now)).toBe(expected);
  });

  it('is in the next period after a mail, also with another hour or zone', () => {
    expect(next(daily(18), 'UTC', '2026-06-01T09:00:00Z', '2026-06-01T08:00:00Z')).toBe('2026-06-02T18:00:00.000Z');
    expect(next(daily(8), 'America/New_York', '2026-06-01T09:00:00Z', '2026-06-01T08:00:00Z')).toBe(
      '2026-06-02T12:00:00.000Z',
    );
    expect(next(weekly(8, 1), 'UTC', '2026-06-01T09:00:00Z', '2026-06-01T08:00:00Z')).toBe('2026-06-09T08:00:00.000Z');
  });

  it('is none without regular mails', () => {
    expect(next({ ...daily(8), digest: 'off' }, 'UTC', '2026-06-01T09:00:00Z')).toBeUndefined();
    expect(next({ ...daily(8), digest: 'immediately' }, 'UTC', '2026-06-01T09:00:00Z')).toBeUndefined();
  });

  it('comes once a period in every zone, through all changes of clocks', () => {
    const zones = fc.constantFrom('Europe/Berlin', 'America/St_Johns', 'Australia/Lord_Howe', 'Asia/Kathmandu', 'UTC');
    const times = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, times, fc.integer({ min: 0, max: 23 }), (zone, from, hour) => {
        let due = nextDigest(daily(hour), zone, from, null)!;
        for (let mails = 0; mails < 5; mails += 1) {
          const following = nextDigest(daily(hour), zone, due, due)!;
          const hours = (following.getTime() - due.getTime()) / 3_600_000;
          if (hours < 23 || hours > 25) return false;
          due = following;
        }
        return true;
      }),
      drawnRuns(),
    );
  });
});
