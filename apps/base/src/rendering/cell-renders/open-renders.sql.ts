/** Selects the open final renders of the sheet of an agent, as `cell_id` and `is_running`. */
export const openRendersOf = (agentId: string, sheetId: string) =>
  `SELECT cell_id, status = 'processing' AS is_running FROM render_job
   WHERE agent_id = ${agentId} AND sheet_id = ${sheetId} AND NOT preview AND due_at IS NOT NULL`;
