const OF_ORGANIZATION = 'organization_id = $1';

/**
 * Rows to delete with an organization, whose id is $1. The account is deleted before its entries, because bookings
 * require it.
 */
export const ERASED_CREDITS = [
  { table: 'credit_account', where: OF_ORGANIZATION },
  { table: 'credit_hold', where: OF_ORGANIZATION },
  { table: 'credit_grant', where: OF_ORGANIZATION },
  { table: 'ledger_entry', where: OF_ORGANIZATION },
] as const;
