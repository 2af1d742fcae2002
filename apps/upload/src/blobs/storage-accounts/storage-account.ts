import type { BlobOwner } from './owner.js';

export const ofOrganization = (id: number): string => `organization:${id}`;
export const ofUser = (id: number): string => `user:${id}`;

/** Returns who pays for announced bytes: the organization, otherwise the user until an organization claims them. */
export function accountOf({ userId, organizationId }: BlobOwner): string {
  return organizationId === null ? ofUser(userId!) : ofOrganization(organizationId);
}
