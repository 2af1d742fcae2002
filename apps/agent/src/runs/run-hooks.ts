import { defineHook } from '@reelsheet/platform-hooks';
import type { Run } from './run.repository.js';

export const RunHooks = {
  /** Called in the transaction that ends the run. */
  ended: defineHook<Pick<Run, 'id' | 'organizationId' | 'status'>>('run.ended'),
};
