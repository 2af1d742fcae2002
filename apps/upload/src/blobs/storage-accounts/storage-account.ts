import type { BlobOwner } from './owner.js';

export const ofOrganization = (id: number): string => `organization:${id}`;
export const ofUser = (id: number): string => `user:${id}`;

/** Returns the organization of an account; undefined for an account of a user. */
export function organizationOf(account: string): number | undefined {
  const [kind, id] = account.split(':');
  return kind === 'organization' ? Number(id) : undefined;
}

/** Returns who pays for announced bytes: the organization, otherwise the user until an organization claims them. */
export function accountOf({ userId, organizationId }: BlobOwner): string {
  return organizationId === null ? ofUser(userId!) : ofOrganization(organizationId);
}
