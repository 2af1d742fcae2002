import { recordScope } from '@reelsheet/platform-auth';
import { RunViewRepository } from './run-view.repository.js';

/** For routes that name a run as `run_id`. */
export const RunScope = recordScope({ of: 'run', owner: RunViewRepository, name: 'run_id', form: 'uuid' });
