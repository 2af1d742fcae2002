import { recordScope } from '@reelsheet/platform-auth';
import { GenerationRepository } from './generation.repository.js';

/** Access to routes whose `id` parameter is a generation. */
export const GenerationScope = recordScope({ of: 'generation', owner: GenerationRepository });
