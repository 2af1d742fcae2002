import { taskKind } from '@reelsheet/platform-jobs';
import type { Bereft } from '../../identity/agents/abandoned-work.port.js';

/** Ends the open batches, generations and renders of what was deleted. */
export const stopAbandonedWork = taskKind<Bereft>('stop_abandoned_work');
