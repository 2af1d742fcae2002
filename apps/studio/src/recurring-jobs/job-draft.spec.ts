import { expect, it } from '@jest/globals';
import type { RecurringJobView } from '@reelsheet/client';
import { creditsOf, draftOf, jobOf, newJob, takeOf } from './job-draft.js';

const draft = { ...newJob('Europe/Berlin'), prompt: 'Rye' };
const production = { ...draft, type: 'produce_ideas' as const, weekly: '100', ceiling: '12,5' };

it('orders ideas on working days, in a conversation', () => {
  expect(jobOf(draft, '')).toEqual({
    job_type: 'generate_content_ideas',
    name: null,
    prompt: 'Rye',
    schedule: { cadence: 'weekly', timezone: 'Europe/Berlin', time_of_day: '08:00', days_of_week: [0, 1, 2, 3, 4] },
    delivery: { type: 'chat_only' },
  });
});

it('names no days of a daily job, and the address of a mailed one', () => {
  const daily = jobOf({ ...draft, cadence: 'daily', delivery: 'email', email: 'ada@example.com' }, '');
  expect(daily).toMatchObject({ delivery: { type: 'email', email: 'ada@example.com' } });
  expect(daily!.schedule).not.toHaveProperty('days_of_week');
});

it('makes videos in the first place of the list, or in the chosen one, within its limits', () => {
  expect(jobOf(production, 'template:explainer')!.production).toEqual({
    take: 3,
    when_short: 'take_fewer',
    through: 'render',
    weekly_credits: 100,
    max_credits: 12.5,
    template: 'explainer',
  });
  expect(jobOf({ ...production, target: 'sheet:7' }, 'template:explainer')!.production).toMatchObject({
    vidsheet_id: 7,
  });
});

it.each([
  ['without days', { ...draft, days: [] }],
  ['without a limit of the week', { ...production, weekly: '' }],
  ['with a wrong limit of a time', { ...production, ceiling: 'much' }],
  ['with a number of ideas that is not whole', { ...production, take: '1.5' }],
])('is no order %s', (_, wrong) => {
  expect(jobOf(wrong, 'sheet:1')).toBeUndefined();
});

it('reads numbers as people type them', () => {
  expect([creditsOf('0,5'), creditsOf('0'), creditsOf(' '), takeOf('100'), takeOf('101')]).toEqual([
    0.5,
    undefined,
    undefined,
    100,
    undefined,
  ]);
});

it('changes a job as it is', () => {
  const { production: stored, ...rest } = jobOf({ ...production, name: 'Daily rye' }, 'sheet:7')!;
  const view = {
    ...rest,
    production: { columns: null, template: null, vidsheet_id: null, max_credits: null, ...stored },
  };
  const changed = draftOf(view as RecurringJobView);
  expect(jobOf(changed, '')).toEqual({ ...rest, production: stored });
});
