const place = `'automation_config:' || agent_id`;

/** Where signing secrets lie sealed, and the place that each is bound to. */
export const SEALED_SIGNING_SECRETS = [
  { table: 'automation_config', column: 'secret', place },
  { table: 'automation_config', column: 'previous_secret', place },
] as const;
