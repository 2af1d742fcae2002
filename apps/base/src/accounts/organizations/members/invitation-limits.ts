import { DAY_MS } from '@reelsheet/kernel';

/** Validity of an invitation. */
export const INVITATION_TTL_MS = 7 * DAY_MS;

/** Maximum number of open invitations per organization, including expired ones. */
export const MAX_INVITATIONS = 200;
