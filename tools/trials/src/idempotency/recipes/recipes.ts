import type { Recipes } from '../scene.js';
import { ACCOUNT_RECIPES } from './accounts.js';
import { AGENT_RECIPES } from './agents.js';
import { BATCH_RECIPES } from './batches.js';
import { CORE_RECIPES } from './core.js';
import { FILE_RECIPES } from './files.js';
import { GENERATION_RECIPES } from './generations.js';
import { IDEA_RECIPES } from './ideas.js';
import { PUBLISHING_RECIPES } from './publishing.js';
import { SHEET_RECIPES } from './sheets.js';

/** A recipe for each `POST` that stores its answer, by service and path in its OpenAPI document. */
export const RECIPES: Recipes = {
  ...ACCOUNT_RECIPES,
  ...AGENT_RECIPES,
  ...BATCH_RECIPES,
  ...CORE_RECIPES,
  ...FILE_RECIPES,
  ...GENERATION_RECIPES,
  ...IDEA_RECIPES,
  ...PUBLISHING_RECIPES,
  ...SHEET_RECIPES,
};
