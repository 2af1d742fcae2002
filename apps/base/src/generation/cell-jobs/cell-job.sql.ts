/** Selects the open cell jobs of the sheet with this id, as `cell_id` and `is_running`. */
export const openCellJobsOf = (sheetId: string) =>
  `SELECT cell_id, status = 'running' AS is_running FROM cell_job
   WHERE sheet_id = ${sheetId} AND status IN ('waiting', 'running')`;
