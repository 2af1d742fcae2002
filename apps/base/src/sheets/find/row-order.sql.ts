import type { ValueComparison } from './comparisons.js';
import { FIND_LIMITS } from './find-limits.js';

const VALUE = `left(cell.value, ${FIND_LIMITS.sortedCharacters})`;
const LANGUAGE_NEUTRAL = 'COLLATE "und-x-icu"';

/** Gives every number in the text twenty digits. */
const PADDED = `regexp_replace(regexp_replace(lower(${VALUE}), '\\d+', '00000000000000000000\\&', 'g'),
  '\\d*(\\d{20})', '\\1', 'g')`;

/** SQL expressions over `cell` by which rows are ordered; null for values that cannot be compared, which come last. */
export const SORT_KEYS: Readonly<Record<ValueComparison, string>> = {
  text: `nullif(lower(${VALUE}), '') ${LANGUAGE_NEUTRAL}`,
  natural: `nullif(${PADDED}, '') ${LANGUAGE_NEUTRAL}`,
  number: `substring(replace(${VALUE}, ',', '') FROM '-?\\d+(?:\\.\\d+)?')::numeric`,
};
