import { DAY_MS } from '@reelsheet/kernel';

/** Time after which the revocation of an account's tokens at the network is not attempted any more. */
export const MAX_REVOCATION_MS = 7 * DAY_MS;
