/** Joins the credit account of an organization, which a new organization lacks. */
export const joinCreditAccount = (organizationId: string) =>
  `LEFT JOIN credit_account AS account ON account.organization_id = ${organizationId}`;

/** The credits that a new job of the joined account may hold. */
export const AVAILABLE_CREDITS = `coalesce(account.available, 0)::bigint`;
