import { recordScope } from '@reelsheet/platform-auth';
import { IdeaRepository } from './idea.repository.js';

/** For routes that name an idea as `id`. */
export const IdeaScope = recordScope({ of: 'idea', owner: IdeaRepository });
