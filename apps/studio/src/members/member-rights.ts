import type { MemberView, OrganizationRole } from '@reelsheet/client';

/** All roles; each includes those before it. */
export const ROLES: readonly OrganizationRole[] = ['viewer', 'editor', 'manager', 'owner'];

/** Returns the roles that a member with a role may give; none for members who may not manage others. */
export function assignableRoles(own: OrganizationRole): readonly OrganizationRole[] {
  if (own === 'owner') return ROLES;
  return own === 'manager' ? ROLES.slice(0, -1) : [];
}

/** Rights over a member of the list. */
export interface MemberRights {
  readonly canChange: boolean;
  /** True for the last owner, who can be neither removed nor demoted. */
  readonly isLastOwner: boolean;
}

/** Returns what somebody with a role may do with a member or an invitation. */
export function rightsOver(member: MemberView, own: OrganizationRole, all: readonly MemberView[]): MemberRights {
  const owners = all.filter(({ role, status }) => role === 'owner' && status === 'active');
  const isLastOwner = member.status === 'active' && member.role === 'owner' && owners.length === 1;
  return { canChange: assignableRoles(own).includes(member.role), isLastOwner };
}
