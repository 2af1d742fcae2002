/** What goes with an organization, whose id is $1. */
export const ERASED_AUDIT_LOG = [{ table: 'audit_entry', where: 'organization_id = $1' }] as const;
