/** The owner that announces or claims a blob: a user, an organization, or a user within one. */
export interface BlobOwner {
  readonly userId: number | null;
  readonly organizationId: number | null;
}

/**
 * A user's announcement belongs to that user in any organization; an organization's announcement belongs to the
 * organization.
 */
export function canClaim(announcer: BlobOwner, claimant: BlobOwner): boolean {
  return announcer.userId === null
    ? announcer.organizationId === claimant.organizationId
    : announcer.userId === claimant.userId;
}
