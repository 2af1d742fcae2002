import { describe, expect, it } from '@jest/globals';
import { formatInZone, periodOf, zoneFrom } from './local-time.js';

const TIMESTAMP = new Date('2026-11-20T23:30:00.123Z');

describe('formatInZone', () => {
  it.each([
    [undefined, '2026-11-21T00:30:00+01:00'],
    ['0', '2026-11-20T23:30:00+00:00'],
    ['-5', '2026-11-20T18:30:00-05:00'],
    ['+5.5', '2026-11-21T05:00:00+05:30'],
    ['14', '2026-11-21T13:30:00+14:00'],
  ])('formats times in the offset %p', (offset, text) =>
    expect(formatInZone(TIMESTAMP, zoneFrom(offset) ?? 'Europe/Berlin')).toBe(text),
  );

  it.each(['15', '-14.5', 'CET', '1e1', '5:30'])('rejects the offset %p', (offset) =>
    expect(() => zoneFrom(offset)).toThrow(/X-Timezone-Offset/),
  );
});

describe('periodOf', () => {
  it('covers complete local days, including the last one', () => {
    expect(periodOf('2026-03-29', '2026-03-29', 'Europe/Berlin', 60)).toEqual({
      from: new Date('2026-03-28T23:00Z'),
      until: new Date('2026-03-29T22:00Z'),
    });
  });

  it('converts times to their local day', () => {
    expect(periodOf('2026-11-20T23:30:00Z', '2026-11-21', 'Europe/Berlin', 0).from).toEqual(
      new Date('2026-11-20T23:00Z'),
    );
  });

  it('rejects periods above the maximum length', () => {
    expect(periodOf('2026-01-01', '2026-03-02', 'UTC', 60).until).toEqual(new Date('2026-03-03'));
    expect(() => periodOf('2026-01-01', '2026-03-03', 'UTC', 60)).toThrow(/end_date must be at most 60 days/);
  });

  it.each([
    ['2026-02-30', '2026-03-01', /start_date/],
    ['2026-02-30T10:00:00Z', '2026-03-01', /start_date/],
    ['+275760-09-13T00:00:00Z', '+275760-09-13T00:00:00Z', /start_date/],
    ['soon', '2026-03-01', /start_date/],
    ['2026-03-01', '2026-02-28', /end_date must not be before/],
  ])('rejects %s to %s', (start, end, error) => expect(() => periodOf(start, end, 'UTC', 60)).toThrow(error));
});
