/** Rows that are deleted with an organization, whose id is $1. */
export const ERASED_GENERATIONS = [
  { table: 'generation', where: 'organization_id = $1' },
  { table: 'vendor_slot', where: 'organization_id = $1' },
] as const;

/** Selects the open generations of cells of the sheet of an agent, as `cell_id` and `is_running`. */
export const openGenerationsOf = (agentId: string, sheetId: string) =>
  `SELECT cell_id, status = 'processing' AS is_running FROM generation
   WHERE agent_id = ${agentId} AND sheet_id = ${sheetId} AND layer_id IS NULL AND due_at IS NOT NULL`;
