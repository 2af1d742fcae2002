import { DAY_MS } from '@reelsheet/kernel';

/** Validity of an invitation. */
export const INVITATION_TTL_MS = 7 * DAY_MS;

/** Maximum number of invitations per day by which one user invites to any organizations, also withdrawn ones. */
export const MAX_INVITATIONS_PER_DAY = 100;

/** Maximum number of open invitations per organization, including expired ones. */
export const MAX_INVITATIONS = 200;
