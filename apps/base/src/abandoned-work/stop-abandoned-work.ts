import { taskKind } from '@reelsheet/platform-jobs';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';

/** Stops the open batches, generations and renders of a deleted scope. */
export const stopAbandonedWork = taskKind<DeletedScope>('stop_abandoned_work');
