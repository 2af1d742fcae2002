import { describe, expect, it } from '@jest/globals';
import { parseScheduledTime, scheduleViolations } from './schedule-rules.js';

const NOW = new Date('2026-11-20T12:00:00Z');

describe('scheduleViolations', () => {
  it.each([
    ['now', null],
    ['next_available', null],
    ['specific_time', '2026-11-20T12:00:01Z'],
    ['specific_time', '2026-11-20T14:30:00+02:00'],
  ])('accepts %s at %s', (type, time) => expect(scheduleViolations(type, time, NOW)).toEqual([]));

  it.each([
    ['later', null, 'schedule_type'],
    ['specific_time', null, 'scheduled_time'],
    ['specific_time', '2026-11-20T12:00:00Z', 'scheduled_time'],
    ['specific_time', 'tomorrow', 'scheduled_time'],
    ['specific_time', '2026-13-40T12:00:00Z', 'scheduled_time'],
    ['specific_time', '2027-02-30T10:00:00Z', 'scheduled_time'],
    ['specific_time', '2027-02-30T10:00', 'scheduled_time'],
    ['specific_time', '9999-12-31T23:59:59-10:00', 'scheduled_time'],
    ['specific_time', '2027', 'scheduled_time'],
  ])('rejects %s at %s', (type, time, field) => {
    expect(scheduleViolations(type, time, NOW)).toEqual([{ platform: null, field, error: expect.any(String) }]);
  });

  it('interprets a time without a zone as UTC', () => {
    expect(parseScheduledTime('2026-11-21T09:00')).toEqual(new Date('2026-11-21T09:00:00Z'));
  });
});
