import { recordScope } from '@reelsheet/platform-auth';
import { RenderJobRepository } from './render-job.repository.js';

/** The route names a render job as `id`. */
export const RenderJobScope = recordScope({ of: 'render job', owner: RenderJobRepository });
