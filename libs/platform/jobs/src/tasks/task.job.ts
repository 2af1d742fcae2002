import { jobKind } from '../job-kind.js';
import { TaskEntity } from './task.entity.js';

/** Tasks are retried until they succeed or fail permanently; failed ones remain for an operator. */
export const TASKS = jobKind({
  entity: TaskEntity,
  concurrency: 16,
  variants: { of: 'kind', values: [] },
  attempts: Number.MAX_SAFE_INTEGER,
  backOffMs: [500, 2_000, 10_000, 30_000, 120_000, 600_000],
});
