/** SQL fragments over the productions of recurring jobs. */

/** JSON of the latest production of a job, null before the first. */
export const latestProductionOf = (jobId: string) => `(
  SELECT jsonb_build_object('sheetId', sheet_id, 'batchId', batch_id, 'ideaIds', idea_ids, 'results', results,
    'status', status, 'spent', spent, 'ceiling', ceiling, 'error', error, 'createdAt', created_at)
  FROM recurring_production WHERE recurring_job_id = ${jobId} ORDER BY created_at DESC LIMIT 1)`;
