import { taskKind } from '@reelsheet/platform-jobs';

/** Waits for a job's next moment; the key is the job's id. */
export const fireRecurringJob = taskKind<{ readonly recurringJobId: string }>('fire_recurring_job');

/** Begins the run of a firing. */
export const beginFiring = taskKind<{ readonly runId: string }>('begin_firing');

/** Sends what a firing's run brought. */
export const mailFiring = taskKind<{ readonly runId: string }>('mail_firing');
