import { assertScopes, type Caller } from '@reelsheet/platform-auth';
import type { BatchTarget } from './batch.js';

export const POSTS_NEED = 'A batch that makes posts needs a key with the scope `publish` too.';

/** Throws `insufficient_scope` for a key that may not publish, if the batch makes posts. */
export function assertMayMake(caller: Caller, through: BatchTarget | undefined): void {
  if (through === 'post') assertScopes(caller, ['publish']);
}
