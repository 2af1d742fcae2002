/** Maximum size of a JSON body, unless a route declares another one. */
export const MAX_JSON_BYTES = 2 ** 20;

/**
 * Maximum number of values in one JSON body: many times those of the largest mass update, parsed in a third of a
 * second.
 */
export const MAX_VALUES = 500_000;

/** Maximum bytes of all texts of a form, equal to the maximum JSON body. */
export const MAX_TEXT_BYTES = 2 ** 20;

/** Maximum number of text fields of a form. */
export const MAX_TEXTS = 200;

/** Limits of queries and of forms without files. */
export const BOUNDS = {
  /** Maximum number of nested levels of names. */
  depth: 8,
  /** Maximum number of items of one list. */
  arrayLimit: 1_000,
  /** Maximum number of parameters. */
  parameterLimit: 1_000,
};
