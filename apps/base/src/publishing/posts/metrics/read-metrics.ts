import { taskKind } from '@reelsheet/platform-jobs';

/** Asks a network what people did with a live post, and again the next day. */
export const readMetrics = taskKind<{ readonly targetId: number }>('read_metrics');
