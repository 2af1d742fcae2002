import { DAY_MS, ROLES, type Role } from '@reelsheet/kernel';

export const INVITATION_LIFE_MS = 7 * DAY_MS;

/** Open invitations of one organization, expired ones too. */
export const MAX_INVITATIONS = 200;

/** The roles that a member may give away: only an owner makes owners. */
export const GIVEN_BY: Readonly<Record<Role, readonly Role[]>> = {
  owner: ROLES,
  manager: ROLES.filter((role) => role !== 'owner'),
  editor: [],
  viewer: [],
};
