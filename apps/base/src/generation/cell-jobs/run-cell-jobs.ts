import { taskKind } from '@reelsheet/platform-jobs';

/** Runs an organization's cell jobs; there is one task per organization. */
export const runCellJobs = taskKind<{ readonly organizationId: number }>('run_cell_jobs');

/** Stops the running generations of a stopped batch. */
export const stopBatch = taskKind<{ readonly batchId: number }>('stop_batch');
