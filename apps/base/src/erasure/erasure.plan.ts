import { ERASED_CREDITS } from '../money/credits/ledger.erasure.js';
import { ERASED_FILLINGS } from '../production/fillings/filling.erasure.js';
import { ERASED_GENERATIONS } from '../production/generations/generation.erasure.js';
import { ERASED_MONITORING } from '../production/monitoring/monitoring.erasure.js';
import { ERASED_RENDERS } from '../production/renders/render-job.erasure.js';
import { ERASED_CONNECTIONS } from '../publishing/accounts/social-account.erasure.js';
import { ERASED_POSTS } from '../publishing/posts/post.erasure.js';
import { ERASED_WEBHOOKS } from '../identity/webhooks/webhook.erasure.js';
import { ERASED_SHEETS } from '../sheets/sheet/sheet.erasure.js';

export interface ErasureStep {
  readonly table: string;
  /** Which rows are the organization's, whose id is $1. */
  readonly where: string;
}

/** What would order further work; it goes before all that was ordered is stopped. */
export const ERASED_QUEUES: readonly ErasureStep[] = ERASED_FILLINGS;

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
