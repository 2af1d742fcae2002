/** What goes with an organization, whose id is $1; fillings first, so that no further generation is ordered. */
export const ERASED_CELL_JOBS = [
  { table: 'filling', where: 'organization_id = $1' },
  { table: 'batch', where: 'organization_id = $1' },
] as const;
