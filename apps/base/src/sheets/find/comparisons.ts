import { choices } from '@reelsheet/kernel';

/** Comparisons of the values of a column. */
export const COMPARISONS = choices('Comparison of values', {
  text: 'as text, in any case',
  natural: 'as text in any case, with the numbers in it by their amount: `clip 9` before `clip 10`',
  number: 'by the first number in the value, whose thousands may be separated by commas: `1,200.5 views`',
});
export type ValueComparison = (typeof COMPARISONS)[number];
