import { ERASED_CREDITS } from '../billing/credits/ledger-erasure.sql.js';
import { ERASED_CELL_JOBS } from '../generation/cell-jobs/cell-job-erasure.sql.js';
import { ERASED_GENERATIONS } from '../generation/generations/generation-erasure.sql.js';
import { ERASED_MONITORING } from '../monitoring/monitoring-erasure.sql.js';
import { ERASED_RENDERS } from '../rendering/render-job-erasure.sql.js';
import { ERASED_CONNECTIONS } from '../publishing/social-accounts/social-account-erasure.sql.js';
import { ERASED_POSTS } from '../publishing/posts/post-erasure.sql.js';
import { ERASED_WEBHOOKS } from '../webhooks/webhook-erasure.sql.js';
import { ERASED_SHEETS } from '../sheets/sheet/sheet-erasure.sql.js';

export interface ErasureStep {
  readonly table: string;
  /** Which rows are the organization's, whose id is $1. */
  readonly where: string;
}

/** What would order further work; it goes before all that was ordered is stopped. */
export const ERASED_QUEUES: readonly ErasureStep[] = ERASED_CELL_JOBS;

/**
 * What can be much, or hangs on the organization by no foreign key, as its owners declare it. All else follows by
 * `ON DELETE CASCADE` when the organization's own row goes. Secrets go first, then jobs, so that nothing new comes of them.
 */
export const ERASURE: readonly ErasureStep[] = [
  { table: 'task', where: 'organization_id = $1' },
  ...ERASED_WEBHOOKS,
  ...ERASED_CONNECTIONS,
  ...ERASED_POSTS,
  ...ERASED_MONITORING,
  ...ERASED_RENDERS,
  ...ERASED_GENERATIONS,
  ...ERASED_SHEETS,
  ...ERASED_CREDITS,
];
