import { taskKind } from '@reelsheet/platform-jobs';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';

/** Ends the open batches, generations and renders of what was deleted. */
export const stopAbandonedWork = taskKind<DeletedScope>('stop_abandoned_work');
