/** SQL fragment for other features: true while the run is not ended. */
export const isOpenRun = (runId: string) =>
  `EXISTS (SELECT FROM run WHERE run.id = ${runId} AND status IN ('pending', 'processing'))`;
