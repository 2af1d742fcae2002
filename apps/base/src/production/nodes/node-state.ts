import type { Comparison } from '../../generation/comparisons/comparison.js';
import type { SheetNode } from './node.js';

/**
 * Returns whether a node that is made will be made again, apart from what it follows: it would be made differently now,
 * or could not be made again.
 */
export const isOutdated = ({ isMade, leftOut, changed, error, lastError }: Comparison): boolean =>
  isMade && leftOut === null && (changed.length > 0 || error !== null || lastError !== null);

/** Returns the state of a node; `staleInputs` are the titles of stale cells that it is made of. */
export function stateOf(comparison: Comparison, staleInputs: readonly string[]): Pick<SheetNode, 'state' | 'reason'> {
  const { isMade, leftOut, changed, error, lastError } = comparison;
  if (!isMade && leftOut !== null) return { state: 'skipped', reason: leftOut };
  if (lastError !== null) return { state: 'failed', reason: lastError };
  if (!isMade) return { state: 'missing', reason: error && `It cannot be made: ${error}` };
  if (leftOut !== null) return { state: 'fresh', reason: null };
  if (error !== null) return { state: 'stale', reason: `It cannot be made again: ${error}` };
  if (changed.length > 0) return { state: 'stale', reason: `Changed since it was made: ${changed.join(', ')}` };
  if (staleInputs.length > 0) return { state: 'stale', reason: `Made of what is stale: ${staleInputs.join(', ')}` };
  return { state: 'fresh', reason: null };
}
