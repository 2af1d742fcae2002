/** Selects the organization whose share the organization with this id uses. For statements of features. */
export const fairShareOf = (organizationId: string): string =>
  `coalesce((SELECT share_id FROM fair_share WHERE fair_share.organization_id = ${organizationId}), ${organizationId})`;

/** Rows to delete with an organization, whose id is $1. */
export const ERASED_SHARES = [{ table: 'fair_share', where: 'organization_id = $1' }] as const;
