import { createReelsheet } from '@reelsheet/sdk';

const reelsheet = createReelsheet().agent(Number(process.env['AGENT_ID']));

// region job
const job = await reelsheet.recurringJobs.create({
  job_type: 'produce_ideas',
  name: 'Weekdays',
  prompt: 'Three ideas about calm mornings',
  schedule: { cadence: 'weekly', timezone: 'Europe/Berlin', time_of_day: '08:00', days_of_week: [0, 1, 2, 3, 4] },
  delivery: { type: 'chat_only' },
  production: {
    take: 1,
    when_short: 'ask',
    template: 'faceless-explainer',
    through: 'render',
    max_credits: 200,
    weekly_credits: 1_000,
  },
});
// endregion

// region state
const state = await reelsheet.recurringJobs.get({ job_id: job.id });
console.log(state.next_run_at, state.last_outcome, state.last_production);
// endregion

// region pause
await reelsheet.recurringJobs.pause({ job_id: job.id });
// endregion
