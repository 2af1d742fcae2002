/** Who announces or claims a blob: a user, a workspace, or a user within one. */
export interface Owner {
  readonly userId: number | null;
  readonly organizationId: number | null;
}

/**
 * What a user announced is that user's, in whichever workspace it stands meanwhile; what a workspace announced is the
 * workspace's.
 */
export function mayClaim(announcer: Owner, claimant: Owner): boolean {
  return announcer.userId === null
    ? announcer.organizationId === claimant.organizationId
    : announcer.userId === claimant.userId;
}
