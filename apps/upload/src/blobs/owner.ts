/** Who announces or claims a blob: a user, a workspace, or a user within one. */
export interface Owner {
  readonly userId: number | null;
  readonly organizationId: number | null;
}

/** Whatever the announcement named, user or workspace, the claimant must be too. */
export function mayClaim(announcer: Owner, claimant: Owner): boolean {
  const agrees = (announced: number | null, claims: number | null) => announced === null || announced === claims;
  return agrees(announcer.userId, claimant.userId) && agrees(announcer.organizationId, claimant.organizationId);
}
