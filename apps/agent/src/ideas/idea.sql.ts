/** SQL over ideas that other features' statements may hold: JSON of the ids of a run's ideas, in their order. */
export const ideaIdsOf = (runId: string) =>
  `(SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM idea WHERE run_id = ${runId})`;
