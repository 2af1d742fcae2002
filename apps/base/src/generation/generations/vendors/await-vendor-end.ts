import { taskKind } from '@reelsheet/platform-jobs';
import type { LeftTask } from './cancel-vendor-task.js';

/** Waits until the vendor has ended a task that it could not cancel. */
export const awaitVendorEnd = taskKind<LeftTask & { readonly checks: number }>('await_vendor_end');

export const awaitVendorEndKey = ({ submittedAs }: LeftTask): string => submittedAs;
