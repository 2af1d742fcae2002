import { recordScope } from '@reelsheet/platform-auth';
import { TemplateRepository } from './template.repository.js';

/** Scope of routes that name an organization's template by its id in the parameter `slug`. */
export const TemplateScope = recordScope({ of: 'template', owner: TemplateRepository, name: 'slug' });
