import { choices, parseTimestamp } from '@reelsheet/kernel';
import type { Violation } from './violation.js';

export const SCHEDULE_TYPES = choices('Time of a post (`schedule_type`)', {
  now: 'at once',
  specific_time: 'at `scheduled_time`',
  next_available: 'at the next slot of the calendar that no post of the agent has',
});

export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

/** Parses a `scheduled_time`, in UTC if it has no zone. Returns undefined if it is invalid. */
export function parseScheduledTime(text: string): Date | undefined {
  return parseTimestamp(text) ?? parseTimestamp(`${text}Z`);
}

/** Checks the schedule of a post; its violations are not specific to a platform. */
export function scheduleViolations(type: string, time: string | null | undefined, now: Date): Violation[] {
  const violation = (field: string, error: string): Violation[] => [{ platform: null, field, error }];
  if (!SCHEDULE_TYPES.some((known) => known === type))
    return violation('schedule_type', `must be one of ${SCHEDULE_TYPES.join(', ')}`);
  if (type !== 'specific_time') return [];
  if (!time) return violation('scheduled_time', 'is required for specific_time');
  const scheduledTime = parseScheduledTime(time);
  if (!scheduledTime) return violation('scheduled_time', 'must be an ISO 8601 time');
  return scheduledTime > now ? [] : violation('scheduled_time', 'must be in the future');
}
