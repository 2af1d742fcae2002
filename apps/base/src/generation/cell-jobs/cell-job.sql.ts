/** Selects the open cell jobs of the sheet with this id, as `cell_id` and `is_running`. */
export const openCellJobsOf = (sheetId: string) =>
  `SELECT cell_id, status = 'running' AS is_running FROM cell_job
   WHERE sheet_id = ${sheetId} AND status IN ('waiting', 'running') AND stage <> 'post'`;

/** Selects the rows of the sheet with this id whose posts a batch is to make, as `row_id` and `is_running`. */
export const openPostJobsOf = (sheetId: string) =>
  `SELECT row_id, status = 'running' AS is_running FROM cell_job
   WHERE sheet_id = ${sheetId} AND status IN ('waiting', 'running') AND stage = 'post'`;
