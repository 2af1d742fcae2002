import { ERASED_SHARES } from '@reelsheet/platform-jobs';
import { ERASED_ACTIONS } from '../actions/action-erasure.sql.js';
import { ERASED_CREDITS } from '../billing/credits/ledger-erasure.sql.js';
import { ERASED_CELL_JOBS } from '../generation/cell-jobs/cell-job-erasure.sql.js';
import { ERASED_GENERATIONS } from '../generation/generations/generation.sql.js';
import { ERASED_MONITORING } from '../monitoring/monitoring-erasure.sql.js';
import { ERASED_LIVE_EVENTS } from '../live/live-erasure.sql.js';
import { ERASED_NOTIFICATIONS } from '../notifications/notification-erasure.sql.js';
import { ERASED_RENDERS } from '../rendering/render-job-erasure.sql.js';
import { ERASED_CONNECTIONS } from '../publishing/social-accounts/social-account-erasure.sql.js';
import { ERASED_POSTS } from '../publishing/posts/post-erasure.sql.js';
import { ERASED_WEBHOOKS } from '../webhooks/webhook-erasure.sql.js';
import { ERASED_NODES } from '../production/nodes/node-erasure.sql.js';
import { ERASED_SHEETS } from '../sheets/sheet/sheet-erasure.sql.js';

export interface ErasureStep {
  readonly table: string;
  /** SQL condition for the rows of the organization with the id $1. */
  readonly where: string;
}

/** Rows that would request further work; they are deleted before running work is stopped. */
export const ERASED_QUEUES: readonly ErasureStep[] = ERASED_CELL_JOBS;

/**
 * Rows of large tables and of tables without a foreign key to the organization, as declared by their owners. All other
 * rows are deleted by `ON DELETE CASCADE` with the organization. Secrets come first, then jobs, so that no new rows
 * appear.
 */
export const ERASURE: readonly ErasureStep[] = [
  { table: 'task', where: 'organization_id = $1' },
  ...ERASED_ACTIONS,
  ...ERASED_WEBHOOKS,
  ...ERASED_CONNECTIONS,
  ...ERASED_POSTS,
  ...ERASED_MONITORING,
  ...ERASED_RENDERS,
  ...ERASED_GENERATIONS,
  ...ERASED_NODES,
  ...ERASED_SHEETS,
  ...ERASED_LIVE_EVENTS,
  ...ERASED_NOTIFICATIONS,
  ...ERASED_CREDITS,
  ...ERASED_SHARES,
];
