/** SQL over ideas that other features' statements may hold: JSON of the ids of a run's ideas, in their order. */
export const ideaIdsOf = (runId: string) =>
  `(SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM idea WHERE run_id = ${runId})`;

/** JSON of what a run's ideas say, in their order. */
export const ideasOf = (runId: string) =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('title', title, 'hook', hook, 'description', description) ORDER BY id), '[]') FROM idea WHERE run_id = ${runId})`;
