import type { Journey } from '../journey.js';
import { poll } from '../poll.js';
import { withRetries } from '../timeouts.js';

interface StartedBatch {
  readonly id: number;
  readonly estimate: { readonly min: number; readonly max: number } | null;
}

/** Waits for the end of a batch through posts. Throws with the first failure if anything failed. */
export async function followBatch(
  { base, progress, spending }: Journey,
  agentId: number,
  sheetId: number,
  { id, estimate }: StartedBatch,
): Promise<void> {
  if (estimate) progress.done(`price: ${estimate.min.toFixed(2)} to ${estimate.max.toFixed(2)} credits`);
  const params = { path: { id: sheetId, batch_id: id }, query: { agent_id: agentId } };
  const batch = await poll(
    () => withRetries(() => base.sheets.batches.get(params)),
    ({ status }) => status !== 'running',
    ({ completed, failed, total }) =>
      progress.running('texts, pictures, clips and videos', (completed + failed) / total),
  );
  progress.cost(await spending.spent());
  if (batch.status === 'completed' && batch.failed === 0)
    return progress.done(`made ${batch.total} cells, videos and posts`);
  throw new Error(
    `the batch is ${batch.status}: ${batch.failures[0]?.error ?? batch.paused_reason ?? 'no reason given'}`,
  );
}
