import { taskKind } from '@reelsheet/platform-jobs';

/** Looks again who may go on at a provider, as long as somebody waits for it. */
export const admitToVendor = taskKind<{ readonly provider: string }>('admit_to_vendor');
