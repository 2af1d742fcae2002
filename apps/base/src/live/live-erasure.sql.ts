/** Rows to delete with an organization, whose id is $1. The row that numbers them is deleted by cascade. */
export const ERASED_LIVE_EVENTS = [{ table: 'live_event', where: 'organization_id = $1' }] as const;
