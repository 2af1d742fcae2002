import { taskKind } from '@reelsheet/platform-jobs';

/** Reads the metrics of a published post and schedules itself for the next day. */
export const readMetrics = taskKind<{ readonly targetId: number }>('read_metrics');
