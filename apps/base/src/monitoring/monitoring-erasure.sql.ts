/** Rows that are deleted together with an organization, whose id is $1. */
export const ERASED_MONITORING = [
  { table: 'monitoring', where: 'organization_id = $1' },
  { table: 'monitoring_scrape', where: 'organization_id = $1' },
] as const;
