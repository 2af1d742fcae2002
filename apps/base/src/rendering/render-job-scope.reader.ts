import { recordScope } from '@reelsheet/platform-auth';
import { RenderJobRepository } from './render-job.repository.js';

/** Access check for routes with the id of a render job in the parameter `id`. */
export const RenderJobScope = recordScope({ of: 'render job', owner: RenderJobRepository });
