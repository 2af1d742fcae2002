import { invalid } from '@reelsheet/kernel';
import { Choice, Flag, Id, Ids, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { FIND_LIMITS } from './find-limits.js';
import type { RowQuery } from './find.service.js';
import { COMPARISONS, type ValueComparison } from './comparisons.js';

export class RowIdsQuery {
  @Id({ optional: true, about: 'the column whose cells are compared with one of `equals`, `contains` and `is_empty`' })
  column_id?: number;

  @Text({ optional: true, max: SHEET_LIMITS.cellValue, about: 'rows whose cell has exactly this value' })
  equals?: string;

  @Text({ optional: true, min: 1, max: SHEET_LIMITS.cellValue, about: 'rows whose cell contains this, in any case' })
  contains?: string;

  @Flag({ optional: true, about: 'rows whose cell has no value, or with `false` those whose cell has one' })
  is_empty?: boolean;

  @Id({
    optional: true,
    about: 'the column by whose values rows are sorted, and then by position; by position when absent',
  })
  sort_column_id?: number;

  @Choice(COMPARISONS, {
    optional: true,
    default: 'text',
    about: `of the first ${FIND_LIMITS.sortedCharacters} characters; rows without a comparable value come last`,
  })
  sort_by: ValueComparison = 'text';

  @Flag({ optional: true, default: false, about: 'true: from the highest value to the lowest' })
  descending = false;
}

/** Throws `validation_error` unless a filter has a column and one condition. */
export function toRowQuery({
  column_id: columnId,
  equals,
  contains,
  is_empty: isEmpty,
  sort_column_id,
  sort_by: by,
  descending: isDescending,
}: RowIdsQuery): RowQuery {
  const conditions = [equals, contains, isEmpty].filter((each) => each !== undefined).length;
  if (columnId === undefined && conditions > 0) throw invalid('column_id', 'is required');
  if (columnId !== undefined && conditions !== 1)
    throw invalid('column_id', 'needs exactly one of equals, contains and is_empty');
  return {
    ...(columnId === undefined ? {} : { filter: { columnId, equals, contains, isEmpty } }),
    ...(sort_column_id === undefined ? {} : { sort: { columnId: sort_column_id, by, isDescending } }),
  };
}

export class RowIdsView {
  @Whole({ about: 'version of the sheet that has these rows in this order' }) version!: number;
  @Ids() row_ids!: number[];
}

export class FindQuery {
  @Text({ min: 1, max: FIND_LIMITS.text, about: 'cells whose value contains this, in any case' })
  text!: string;

  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.columnsOfSheet, about: 'all columns when absent' })
  column_ids?: number[];

  @Whole({ optional: true, about: '`next_rows_after` of the last response; 0 or absent for the beginning' })
  rows_after?: number;
}

class MatchView {
  @Whole() cell_id!: number;
  @Whole() row_id!: number;
  @Whole() column_id!: number;
  @Whole() row_position!: number;
  @Whole() column_position!: number;
}

export class FoundView {
  @ListOf(() => MatchView, { about: `by row and column; at most ${FIND_LIMITS.matches}` }) matches!: MatchView[];
  @Whole({ nullable: true, about: '`rows_after` with which the search goes on; null when all rows were searched' })
  next_rows_after!: number | null;
}
