import { parseTimestamp } from '@reelsheet/kernel';
import type { Violation } from './violation.js';

export const SCHEDULE_TYPES = ['now', 'specific_time', 'next_available'] as const;

export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

/** The moment a `scheduled_time` names, or undefined where it names none; without a zone it is UTC. */
export function parseScheduledTime(text: string): Date | undefined {
  return parseTimestamp(text) ?? parseTimestamp(`${text}Z`);
}

/** What is wrong with the wish for when to post; never one platform's fault. */
export function scheduleViolations(type: string, time: string | null | undefined, now: Date): Violation[] {
  const violation = (field: string, error: string): Violation[] => [{ platform: null, field, error }];
  if (!SCHEDULE_TYPES.some((known) => known === type))
    return violation('schedule_type', `must be one of ${SCHEDULE_TYPES.join(', ')}`);
  if (type !== 'specific_time') return [];
  if (!time) return violation('scheduled_time', 'is required for specific_time');
  const moment = parseScheduledTime(time);
  if (!moment) return violation('scheduled_time', 'must be an ISO 8601 time');
  return moment > now ? [] : violation('scheduled_time', 'must be in the future');
}
