/** Rows to delete with an organization, whose id is $1. Preparations are deleted with their gates. */
export const ERASED_ACTIONS = [
  { table: 'action_gate', where: 'organization_id = $1' },
  { table: 'agent_action', where: 'organization_id = $1' },
] as const;
