import type { Owner } from './owner.js';

export const ofOrganization = (id: number): string => `organization:${id}`;
export const ofUser = (id: number): string => `user:${id}`;

/** Who pays for announced bytes: the workspace, else the user until a workspace claims them. */
export function accountOf({ userId, organizationId }: Owner): string {
  return organizationId === null ? ofUser(userId!) : ofOrganization(organizationId);
}
