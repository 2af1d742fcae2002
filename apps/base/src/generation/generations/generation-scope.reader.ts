import { recordScope } from '@reelsheet/platform-auth';
import { GenerationRepository } from './generation.repository.js';

/** The route names a generation as `id`. */
export const GenerationScope = recordScope({ of: 'generation', owner: GenerationRepository });
