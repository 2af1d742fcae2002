import { MAX_IDEAS_A_MESSAGE, MAX_IDEAS_A_LOOKUP, MAX_INGREDIENTS, MAX_INGREDIENT_NAME } from '@reelsheet/contracts';

/** Number of ideas on one page of the list. */
export const IDEAS_PER_PAGE = 1_000;

/** Maximum number of ideas that an agent proposes at a time. */
export const MAX_IDEAS_A_PROPOSAL = 20;

/** Limits of the ingredients of an idea. */
export const INGREDIENT_LIMITS = {
  /** Maximum number of ingredients of an idea. */
  count: MAX_INGREDIENTS,
  /** Maximum length of the name of an ingredient, in characters. */
  name: MAX_INGREDIENT_NAME,
  /** Maximum length of the text of an ingredient, in characters. */
  text: 2_000,
} as const;

/** Limits of one request that makes rows of ideas. */
export const CONVERSION_LIMITS = {
  /** Maximum number of ideas. */
  ideas: MAX_IDEAS_A_MESSAGE,
  /** Maximum number of accepted ideas among which those without a row are looked for; the newest count. */
  accepted: MAX_IDEAS_A_LOOKUP,
  /** Maximum size of the texts of all ideas together as JSON, because one message must hold them. */
  bytes: 700 * 1024,
  /** Maximum length of the title of a column, in characters. */
  columnTitle: 500,
  /** Maximum length of the title of a new sheet, in characters. */
  sheetTitle: 500,
  /** Maximum length of the slug, uuid or id of a template. */
  template: 100,
} as const;

/** Limits of one request that makes videos and posts of ideas. */
export const PRODUCTION_LIMITS = {
  /** Smallest limit of credits that a batch may have. */
  minCredits: 0.000001,
  /** Largest limit of credits that a batch may have. */
  maxCredits: 1_000_000_000,
} as const;
