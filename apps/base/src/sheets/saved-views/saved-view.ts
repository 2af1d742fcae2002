import { choices } from '@reelsheet/kernel';
import type { ValueComparison } from '../find/comparisons.js';

/** Conditions that the values of a column have to meet. */
export const VIEW_CONDITIONS = choices('Condition of a saved view', {
  contains: 'the value contains the text, in any case',
  contains_not: 'the value does not contain the text, in any case',
  equals: 'the value is the text, in any case',
  equals_not: 'the value is another one than the text, in any case',
  is_empty: 'the cell has neither a value nor a result',
  is_not_empty: 'the cell has a value or a result',
  is_greater: 'the first number in the value is greater than that in the text',
  is_less: 'the first number in the value is less than that in the text',
});
export type ViewCondition = (typeof VIEW_CONDITIONS)[number];

/** Ways to combine the conditions of a view. */
export const VIEW_MATCHES = choices('Combination of conditions', {
  all: 'rows that meet all conditions',
  any: 'rows that meet at least one condition',
});
export type ViewMatch = (typeof VIEW_MATCHES)[number];

/** A view of a sheet as it is stored: conditions, order of rows, and columns. */
export interface ViewDefinition {
  readonly match: ViewMatch;
  readonly filters: readonly {
    readonly column_id: number;
    readonly condition: ViewCondition;
    readonly value: string;
  }[];
  readonly sorts: readonly {
    readonly column_id: number;
    readonly by: ValueComparison;
    readonly descending: boolean;
  }[];
  /** Columns in the order of the view; others follow in the order of the sheet. */
  readonly columns: readonly { readonly column_id: number; readonly width: number | null; readonly hidden: boolean }[];
  readonly tall_rows: boolean;
}
