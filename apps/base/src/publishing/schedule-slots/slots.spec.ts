import { describe, expect, it } from '@jest/globals';
import { EVERY_DAY, inOrder, nextOf, slotsAfter, type Slot } from './slots.js';

const daily = (...times: string[]): Slot[] => times.map((time) => ({ time, daysOfWeek: EVERY_DAY }));
const first = (count: number, now: string, zone: string, slots?: readonly Slot[]) =>
  nextOf(slotsAfter(new Date(now), zone, slots), count).map((slot) => slot.toISOString().replace(':00.000Z', 'Z'));

describe('slots', () => {
  it('are 09:00, 12:00 and 17:00 of the local day', () => {
    expect(first(4, '2026-11-20T09:30:00Z', 'Europe/Berlin')).toEqual([
      '2026-11-20T11:00Z',
      '2026-11-20T16:00Z',
      '2026-11-21T08:00Z',
      '2026-11-21T11:00Z',
    ]);
  });

  it('are still to come: one that is now is over', () => {
    expect(first(1, '2026-11-20T09:00:00Z', 'UTC')).toEqual(['2026-11-20T12:00Z']);
    expect(first(1, '2026-11-20T08:59:59.999Z', 'UTC')).toEqual(['2026-11-20T09:00Z']);
  });

  it('keep their local time when the clocks change', () => {
    expect(first(4, '2026-03-28T12:00:00Z', 'Europe/Berlin')).toEqual([
      '2026-03-28T16:00Z',
      '2026-03-29T07:00Z',
      '2026-03-29T10:00Z',
      '2026-03-29T15:00Z',
    ]);
    expect(first(2, '2026-10-31T22:00:00Z', 'America/New_York')).toEqual(['2026-11-01T14:00Z', '2026-11-01T17:00Z']);
  });

  it('move on where the clocks skip them, and come once where a time comes twice', () => {
    expect(first(2, '2026-03-29T00:00:00Z', 'Europe/Berlin', daily('02:30', '03:30'))).toEqual([
      '2026-03-29T01:30Z',
      '2026-03-30T00:30Z',
    ]);
    expect(first(2, '2026-10-25T00:00:00Z', 'Europe/Berlin', daily('02:30'))).toEqual([
      '2026-10-25T00:30Z',
      '2026-10-26T01:30Z',
    ]);
  });

  it('belong to the local day, far from UTC too', () => {
    expect(first(1, '2026-11-20T19:00:00Z', 'Pacific/Kiritimati')).toEqual(['2026-11-20T22:00Z']);
  });

  it('come on their days of the local week alone, Monday being 0', () => {
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

  it('are one for each time of day, in order', () =>
    expect(
      inOrder([
        { time: '12:00', daysOfWeek: [3, 1] },
        { time: '09:00', daysOfWeek: [2] },
        { time: '12:00', daysOfWeek: [1, 0] },
      ]),
    ).toEqual([
      { time: '09:00', daysOfWeek: [2] },
      { time: '12:00', daysOfWeek: [0, 1, 3] },
    ]));
});
