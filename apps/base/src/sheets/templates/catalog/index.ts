import type { ShippedTemplate } from '../template.js';
import { DAILY_QUOTE } from './daily-quote.js';
import { DEFAULT } from './default.js';
import { FACELESS_EXPLAINER } from './faceless-explainer.js';
import { HIDDEN_PLACE } from './hidden-place.js';
import { MYTH_AND_FACT } from './myth-and-fact.js';
import { PRODUCT_SPOTLIGHT } from './product-spotlight.js';
import { QUICK_RECIPE } from './quick-recipe.js';

/** The built-in templates in the order of the list. */
export const SHIPPED: readonly ShippedTemplate[] = [
  DEFAULT,
  FACELESS_EXPLAINER,
  PRODUCT_SPOTLIGHT,
  MYTH_AND_FACT,
  DAILY_QUOTE,
  QUICK_RECIPE,
  HIDDEN_PLACE,
];
