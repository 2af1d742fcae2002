import { describe, expect, it, jest } from '@jest/globals';
import { Temporal } from 'temporal-polyfill';
import { EVERY_DAY, mergeSlots, nextOf, slotsAfter, type Slot } from './slots.js';

const daily = (...times: string[]): Slot[] => times.map((time) => ({ time, daysOfWeek: EVERY_DAY }));
const first = (count: number, now: string, zone: string, slots?: readonly Slot[]) =>
  nextOf(slotsAfter(new Date(now), zone, slots), count).map((slot) => slot.toISOString().replace(':00.000Z', 'Z'));

describe('slotsAfter', () => {
  it('returns 09:00, 12:00 and 17:00 of the local day by default', () => {
    expect(first(4, '2026-11-20T09:30:00Z', 'Europe/Berlin')).toEqual([
      '2026-11-20T11:00Z',
      '2026-11-20T16:00Z',
      '2026-11-21T08:00Z',
      '2026-11-21T11:00Z',
    ]);
  });

  it('returns only future slots', () => {
    expect(first(1, '2026-11-20T09:00:00Z', 'UTC')).toEqual(['2026-11-20T12:00Z']);
    expect(first(1, '2026-11-20T08:59:59.999Z', 'UTC')).toEqual(['2026-11-20T09:00Z']);
  });

  it('keeps the local time across daylight saving changes', () => {
    expect(first(4, '2026-03-28T12:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-03-28T16:00Z',
      '2026-03-29T07:00Z',
      '2026-03-29T10:00Z',
      '2026-03-29T15:00Z',
    ]);
    expect(first(2, '2026-10-31T22:00:00Z', 'America/New_York')).toEqual(['2026-11-01T14:00Z', '2026-11-01T17:00Z']);
  });

  it('shifts slots that daylight saving skips, and returns repeated times once', () => {
    expect(first(2, '2026-03-29T00:00:00Z', 'Europe/Berlin', daily('02:30', '03:30'))).toEqual([
      '2026-03-29T01:30Z',
      '2026-03-30T00:30Z',
    ]);
    expect(first(2, '2026-10-25T00:00:00Z', 'Europe/Berlin', daily('02:30'))).toEqual([
      '2026-10-25T00:30Z',
      '2026-10-26T01:30Z',
    ]);
  });

  it('asks for offsets twice a day, however many slots a day has', () => {
    const hourly = daily(...Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:30`));
    const conversions = jest.spyOn(Temporal.PlainDate.prototype, 'toZonedDateTime');
    const year = first(8_760, '2026-11-20T00:00:00Z', 'Europe/Berlin', hourly);
    expect(conversions.mock.calls.length).toBeLessThan(800);
    conversions.mockRestore();
    expect(new Set(year).size).toBe(8_760);
  });

  it('uses the local day in zones far from UTC', () => {
    expect(first(1, '2026-11-20T19:00:00Z', 'Pacific/Kiritimati')).toEqual(['2026-11-20T22:00Z']);
  });

  it('returns slots only on their days of the local week, with Monday as 0', () => {
    const slots = [
      { time: '10:00', daysOfWeek: [6] },
      { time: '08:00', daysOfWeek: [4, 6] },
    ];
    expect(first(4, '2026-11-20T12:00:00Z', 'Pacific/Kiritimati', slots)).toEqual([
      '2026-11-21T18:00Z',
      '2026-11-21T20:00Z',
      '2026-11-26T18:00Z',
      '2026-11-28T18:00Z',
    ]);
    expect(first(1, '2026-11-20T12:00:00Z', 'UTC', [])).toEqual([]);
  });

  it('merges slots with the same time and sorts them', () =>
    expect(
      mergeSlots([
        { time: '12:00', daysOfWeek: [3, 1] },
        { time: '09:00', daysOfWeek: [2] },
        { time: '12:00', daysOfWeek: [1, 0] },
      ]),
    ).toEqual([
      { time: '09:00', daysOfWeek: [2] },
      { time: '12:00', daysOfWeek: [0, 1, 3] },
    ]));
});
