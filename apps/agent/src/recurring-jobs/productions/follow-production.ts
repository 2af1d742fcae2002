import { taskKind } from '@reelsheet/platform-jobs';

/** Reads the batch of a firing until it has ended, and reports it; `checks` counts how often it was read. */
export const followProduction = taskKind<{ readonly runId: string; readonly checks: number }>('follow_production');
