import { readMoment } from '@reelsheet/kernel';
import type { Breach } from './breach.js';

export const SCHEDULE_TYPES = ['now', 'specific_time', 'next_available'] as const;

export type ScheduleType = (typeof SCHEDULE_TYPES)[number];

/** The moment a `scheduled_time` names, or undefined where it names none; without a zone it is UTC. */
export function parseScheduledTime(text: string): Date | undefined {
  return readMoment(text) ?? readMoment(`${text}Z`);
}

/** What is wrong with the wish for when to post; never one platform's fault. */
export function scheduleBreaches(type: string, time: string | null | undefined, now: Date): Breach[] {
  const breach = (field: string, error: string): Breach[] => [{ platform: null, field, error }];
  if (!SCHEDULE_TYPES.some((known) => known === type))
    return breach('schedule_type', `must be one of ${SCHEDULE_TYPES.join(', ')}`);
  if (type !== 'specific_time') return [];
  if (!time) return breach('scheduled_time', 'is required for specific_time');
  const moment = parseScheduledTime(time);
  if (!moment) return breach('scheduled_time', 'must be an ISO 8601 time');
  return moment > now ? [] : breach('scheduled_time', 'must be in the future');
}
