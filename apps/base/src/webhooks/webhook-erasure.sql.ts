/** Rows to delete with an organization, whose id is $1. Endpoints and configurations are deleted with their agents. */
export const ERASED_WEBHOOKS = [{ table: 'webhook_delivery', where: 'organization_id = $1' }] as const;
