import type { Template } from '../template.js';
import { DAILY_QUOTE } from './daily-quote.js';
import { DEFAULT } from './default.js';
import { FACELESS_EXPLAINER } from './faceless-explainer.js';
import { MYTH_AND_FACT } from './myth-and-fact.js';
import { PRODUCT_SPOTLIGHT } from './product-spotlight.js';

/** In the order of the list. */
export const TEMPLATES: readonly Template[] = [
  DEFAULT,
  FACELESS_EXPLAINER,
  PRODUCT_SPOTLIGHT,
  MYTH_AND_FACT,
  DAILY_QUOTE,
];
