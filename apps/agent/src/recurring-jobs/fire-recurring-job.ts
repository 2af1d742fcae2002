import { taskKind } from '@reelsheet/platform-jobs';

/** Waits for a job's next time; the key is the job's id. */
export const fireRecurringJob = taskKind<{ readonly recurringJobId: string }>('fire_recurring_job');

/** Starts the run of a firing. */
export const startFiring = taskKind<{ readonly runId: string }>('begin_firing');

/** Mails the result of a firing's run. */
export const mailFiring = taskKind<{ readonly runId: string }>('mail_firing');
