/** Rows to delete with an organization, whose id is $1. Those of its members are deleted by cascade. */
export const ERASED_NOTIFICATIONS = [
  { table: 'notification_occurrence', where: 'organization_id = $1' },
  { table: 'notification', where: 'organization_id = $1' },
] as const;
