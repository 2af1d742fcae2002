import { choices } from '@reelsheet/kernel';
import { FIND_LIMITS } from './find-limits.js';

/** How the values of a column are compared. */
export const COMPARISONS = choices('Comparison of values', {
  text: 'as text, in any case',
  natural: 'as text in any case, with the numbers in it by their amount: `clip 9` before `clip 10`',
  number: 'by the first number in the value, whose thousands may be separated by commas: `1,200.5 views`',
});
export type Comparison = (typeof COMPARISONS)[number];

const VALUE = `left(cell.value, ${FIND_LIMITS.sortedCharacters})`;
const LANGUAGE_NEUTRAL = 'COLLATE "und-x-icu"';

/** Gives every number in the text twenty digits. */
const PADDED = `regexp_replace(regexp_replace(lower(${VALUE}), '\\d+', '00000000000000000000\\&', 'g'),
  '\\d*(\\d{20})', '\\1', 'g')`;

/** SQL expressions over `cell` by which rows are ordered; null for values that cannot be compared, which come last. */
export const SORT_KEYS: Readonly<Record<Comparison, string>> = {
  text: `nullif(lower(${VALUE}), '') ${LANGUAGE_NEUTRAL}`,
  natural: `nullif(${PADDED}, '') ${LANGUAGE_NEUTRAL}`,
  number: `substring(replace(${VALUE}, ',', '') FROM '-?\\d+(?:\\.\\d+)?')::numeric`,
};
