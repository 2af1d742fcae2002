import { taskKind } from '@reelsheet/platform-jobs';

/** An organization's fillings may go on; one task for each organization. */
export const fillCells = taskKind<{ readonly organizationId: number }>('fill_cells');

/** A batch was stopped, and generations of it may be under way. */
export const stopBatch = taskKind<{ readonly batchId: number }>('stop_batch');
