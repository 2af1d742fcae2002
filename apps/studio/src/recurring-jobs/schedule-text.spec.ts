import { expect, it } from '@jest/globals';
import { scheduleText } from './schedule-text.js';

it.each([
  [undefined, 'daily', 'Every day at 08:00 (UTC)'],
  [[4, 3, 2, 1, 0], 'weekly', 'Mon to Fri at 08:00 (UTC)'],
  [[6, 0], 'weekly', 'Mon, Sun at 08:00 (UTC)'],
  [[0, 1, 2, 3, 4, 5, 6], 'weekly', 'Every day at 08:00 (UTC)'],
] as const)('says when a job runs: %j', (days, cadence, words) => {
  const schedule = { cadence, time_of_day: '08:00', timezone: 'UTC', ...(days ? { days_of_week: [...days] } : {}) };
  expect(scheduleText(schedule)).toBe(words);
});
