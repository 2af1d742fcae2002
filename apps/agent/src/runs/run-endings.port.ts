import type { Run } from './run.repository.js';

/** What the floors above do when a run has ended. */
export abstract class RunEndings {
  /** Part of the transaction that ends the run. */
  abstract ended(run: Pick<Run, 'id' | 'organizationId' | 'status'>): Promise<void>;
}
