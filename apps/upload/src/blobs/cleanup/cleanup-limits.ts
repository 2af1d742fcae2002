import { DAY_MS } from '@reelsheet/kernel';

/** Minimum age of an unused file that is removed; no upload takes longer at the minimum speed. */
export const MIN_REMOVED_AGE_MS = 2 * DAY_MS;
