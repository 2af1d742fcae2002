import { BATCHES_OF_SHEET, REMOVED_BATCHES, REMOVED_CELL_JOBS } from '../generation/cell-jobs/cell-job-erasure.sql.js';
import {
  GENERATIONS_OF_SHEET,
  OPEN_GENERATIONS_OF_SHEET,
  REMOVED_GENERATIONS,
} from '../generation/generations/generation.sql.js';
import { REMOVED_NODES } from '../production/nodes/node-erasure.sql.js';
import { REMOVED_POST_PLANS } from '../publishing/post-plans/erasure/post-plan-erasure.sql.js';
import { OPEN_RENDERS_OF_SHEET, REMOVED_RENDERS } from '../rendering/render-job-erasure.sql.js';
import { REMOVED_CONTENT, REMOVED_MARKERS } from '../sheets/sheet/sheet-erasure.sql.js';
import type { ErasureStep } from './erasure-plan.sql.js';

/**
 * Rows of the sheet $1 of the agent $2, as declared by their owners, in the order of their removal. Cell jobs come
 * first, so that they enqueue nothing more.
 */
export const SHEET_REMOVAL: readonly ErasureStep[] = [
  ...REMOVED_CELL_JOBS,
  ...REMOVED_BATCHES,
  ...REMOVED_NODES,
  ...REMOVED_POST_PLANS,
  ...REMOVED_RENDERS,
  ...REMOVED_CONTENT,
];

/** Rows that a clone of the sheet may show. The row of the sheet follows them. */
export const LAST_OF_SHEET: readonly ErasureStep[] = [...REMOVED_GENERATIONS, ...REMOVED_MARKERS];

/** Rows that may have to stay for some time, and must be gone before the row of the sheet is deleted. */
export const HELD_BY_SHEET: readonly ErasureStep[] = [BATCHES_OF_SHEET, GENERATIONS_OF_SHEET];

/** Rows of work that has to be stopped before they are removed; an order may commit after everything was stopped. */
export const OPEN_OF_SHEET: readonly ErasureStep[] = [OPEN_GENERATIONS_OF_SHEET, OPEN_RENDERS_OF_SHEET];
