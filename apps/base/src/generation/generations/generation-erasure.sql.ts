/** Rows that are deleted with an organization, whose id is $1. */
export const ERASED_GENERATIONS = [
  { table: 'generation', where: 'organization_id = $1' },
  { table: 'vendor_slot', where: 'organization_id = $1' },
] as const;
