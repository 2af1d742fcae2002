/** What goes with an organization, whose id is $1. Endpoints and configs follow their agents. */
export const ERASED_WEBHOOKS = [{ table: 'webhook_delivery', where: 'organization_id = $1' }] as const;
