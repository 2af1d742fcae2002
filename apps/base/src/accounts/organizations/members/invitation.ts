import { ROLES, type Role } from '@reelsheet/kernel';

/** Roles that a member may assign. Only an owner assigns the role of owner. */
export const ASSIGNABLE_ROLES: Readonly<Record<Role, readonly Role[]>> = {
  owner: ROLES,
  manager: ROLES.filter((role) => role !== 'owner'),
  editor: [],
  viewer: [],
};
