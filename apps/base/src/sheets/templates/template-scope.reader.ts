import { recordScope } from '@reelsheet/platform-auth';
import { TemplateRepository } from './template.repository.js';

/** The route names a template of an organization by its id, in the place where others take a slug. */
export const TemplateScope = recordScope({ of: 'template', owner: TemplateRepository, name: 'slug' });
