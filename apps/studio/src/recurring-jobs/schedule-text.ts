import type { ScheduleView } from '@reelsheet/client';
import { recurringJobs as text } from '../strings/en/recurring-jobs.js';

const WORKDAYS = '0,1,2,3,4';

/** Returns when a job runs, such as `Mon, Wed at 08:00 (Europe/Berlin)`. */
export function scheduleText({ cadence, days_of_week: days = [], time_of_day: time, timezone }: ScheduleView): string {
  return `${cadence === 'daily' ? text.everyDay : daysText(days)} at ${time} (${timezone})`;
}

function daysText(days: readonly number[]): string {
  const sorted = days.toSorted((a, b) => a - b);
  if (sorted.length === 7) return text.everyDay;
  if (sorted.join(',') === WORKDAYS) return text.workdays;
  return sorted.map((day) => text.shortDays[day]).join(', ');
}
