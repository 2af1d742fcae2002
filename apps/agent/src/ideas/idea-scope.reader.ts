import { recordScope } from '@reelsheet/platform-auth';
import { IdeaRepository } from './idea.repository.js';

/** The route names an idea as `id`. */
export const IdeaScope = recordScope({ of: 'idea', owner: IdeaRepository });
