import { choices } from './choices/choices.js';

/** Roles in an organization, weakest first; each includes the permissions of the previous ones. */
export const ROLES = choices(
  'Role in an organization',
  {
    viewer: 'reads',
    editor: 'also changes content, spends credits, connects networks, publishes, approves runs',
    manager: 'also adds agents, members and webhooks, reads the audit log',
    owner: 'also deletes the organization, makes owners, requires a second factor',
  },
  'Each role includes those before it.',
);

export type Role = (typeof ROLES)[number];

export function isRole(value: unknown): value is Role {
  return ROLES.includes(value as Role);
}

export function roleAtLeast(role: Role, minimum: Role): boolean {
  return ROLES.indexOf(role) >= ROLES.indexOf(minimum);
}
