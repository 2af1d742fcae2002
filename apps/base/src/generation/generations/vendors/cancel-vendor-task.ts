import { taskKind } from '@reelsheet/platform-jobs';
import type { GenerationType } from '../generation.js';

/** A vendor's task that nobody here waits for, and all that ends it, for the generation's row may go first. */
export interface LeftTask {
  /** The generation. */
  readonly id: number;
  readonly type: GenerationType;
  readonly provider: string;
  readonly submittedAs: string;
  readonly vendorTaskId: string | null;
  /** ISO 8601; by then it has ended by itself. */
  readonly until: string;
}

export const cancelVendorTask = taskKind<LeftTask>('cancel_vendor_task');
