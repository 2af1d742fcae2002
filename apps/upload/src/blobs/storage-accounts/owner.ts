/** The owner that announces or claims a blob: a user, an organization, or a user within one. */
export interface Owner {
  readonly userId: number | null;
  readonly organizationId: number | null;
}

/**
 * A user's announcement belongs to that user in any organization; an organization's announcement belongs to the
 * organization.
 */
export function canClaim(announcer: Owner, claimant: Owner): boolean {
  return announcer.userId === null
    ? announcer.organizationId === claimant.organizationId
    : announcer.userId === claimant.userId;
}
