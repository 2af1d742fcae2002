const aad = `'automation_config:' || agent_id`;

/** Tables and columns of encrypted signing secrets, each with its additional authenticated data. */
export const SEALED_SIGNING_SECRETS = [
  { table: 'automation_config', column: 'secret', aad },
  { table: 'automation_config', column: 'previous_secret', aad },
] as const;
