import { DAY_MS } from '@reelsheet/kernel';

/** How long a session lives without being renewed. */
export const REFRESH_MS = 30 * DAY_MS;
