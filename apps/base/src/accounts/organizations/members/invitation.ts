import { DAY_MS, ROLES, type Role } from '@reelsheet/kernel';

export const INVITATION_TTL_MS = 7 * DAY_MS;

/** Maximum number of open invitations per organization, including expired ones. */
export const MAX_INVITATIONS = 200;

/** Roles that a member may assign. Only an owner assigns the role of owner. */
export const ASSIGNABLE_ROLES: Readonly<Record<Role, readonly Role[]>> = {
  owner: ROLES,
  manager: ROLES.filter((role) => role !== 'owner'),
  editor: [],
  viewer: [],
};
