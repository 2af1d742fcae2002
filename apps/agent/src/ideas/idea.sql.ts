/** SQL fragment for other features: JSON array with the ids of a run's ideas, in order. */
export const ideaIdsOf = (runId: string) =>
  `(SELECT coalesce(jsonb_agg(id ORDER BY id), '[]') FROM idea WHERE run_id = ${runId})`;

/** JSON array with the texts of a run's ideas, in order. */
export const ideasOf = (runId: string) =>
  `(SELECT coalesce(jsonb_agg(jsonb_build_object('title', title, 'hook', hook, 'description', description)
    ORDER BY id), '[]') FROM idea WHERE run_id = ${runId})`;
