import { DAY_MS } from '@reelsheet/kernel';

/** Lifetime of a session that is not refreshed. */
export const REFRESH_TOKEN_TTL_MS = 30 * DAY_MS;
