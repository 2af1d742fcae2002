import { taskKind } from '@reelsheet/platform-jobs';

/** Polls a provider's limits while generations wait for a slot. */
export const admitToVendor = taskKind<{ readonly provider: string }>('admit_to_vendor');
