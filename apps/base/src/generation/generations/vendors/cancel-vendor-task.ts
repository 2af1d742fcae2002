import { taskKind } from '@reelsheet/platform-jobs';
import type { GenerationType } from '../generation.js';

/** A vendor task to cancel, with all data that this needs, because the generation's row may be deleted before. */
export interface LeftTask {
  /** The generation. */
  readonly id: number;
  readonly type: GenerationType;
  readonly provider: string;
  readonly submittedAs: string;
  readonly vendorTaskId: string | null;
  /** ISO 8601; after this time the task has ended by itself. */
  readonly until: string;
}

export const cancelVendorTask = taskKind<LeftTask>('cancel_vendor_task');
