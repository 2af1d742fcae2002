/** Roles in an organization, weakest first; each includes the permissions of the previous ones. */
export const ROLES = ['viewer', 'editor', 'manager', 'owner'] as const;

export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role);
}

export function roleAtLeast(role: Role, minimum: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(minimum);
}
