const OF_ORGANIZATION = 'organization_id = $1';

/** What goes with an organization, whose id is $1. The account goes before its book, for without it nobody writes there. */
export const ERASED_CREDITS = [
  { table: 'credit_account', where: OF_ORGANIZATION },
  { table: 'credit_hold', where: OF_ORGANIZATION },
  { table: 'credit_grant', where: OF_ORGANIZATION },
  { table: 'ledger_entry', where: OF_ORGANIZATION },
] as const;
