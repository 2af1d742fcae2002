import { Choice, Decimal, Id, Flag, Ids, Nested, Text, Texts } from '@reelsheet/platform-http';
import { BATCH_LIMIT_OPTIONS } from '../../generation/cell-jobs/batches/batch.dto.js';
import { BATCH_TARGETS, type BatchTarget } from '../../generation/cell-jobs/batches/batch.js';
import { SHEET_LIMITS } from '../../sheets/sheet/sheet-limits.js';
import { CHOSEN_STATES, type BatchStart, type ChosenState } from './batch-start.js';

export class RowFilterFields {
  @Id({ about: 'the column whose cells are compared' })
  column_id!: number;

  @Text({ optional: true, max: SHEET_LIMITS.cellValue, about: 'rows whose cell has exactly this value' })
  equals?: string;

  @Text({ optional: true, min: 1, max: SHEET_LIMITS.cellValue, about: 'rows whose cell contains this, in any case' })
  contains?: string;

  @Flag({ optional: true, about: 'rows whose cell has no value, or with `false` those whose cell has one' })
  is_empty?: boolean;
}

/** The cells that a batch makes. */
export class BatchSelectionBody {
  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.rowsOfSheet, about: 'all rows when absent' })
  row_ids?: number[];

  @Nested(() => RowFilterFields, {
    optional: true,
    about: 'the rows among them whose cells have a value; exactly one of `equals`, `contains` and `is_empty`',
  })
  row_filter?: RowFilterFields;

  @Ids({ optional: true, minItems: 1, maxItems: SHEET_LIMITS.columnsOfSheet, about: 'all columns when absent' })
  column_ids?: number[];

  @Choice(BATCH_TARGETS, {
    optional: true,
    default: 'cells',
    about:
      '`render` also renders the cells of `final_video` columns that hold layers, once what they show is made; ' +
      '`post` then makes the posts of the rows too',
  })
  through?: BatchTarget;

  @Texts({
    optional: true,
    values: CHOSEN_STATES,
    minItems: 1,
    maxItems: CHOSEN_STATES.length,
    about: 'only cells, and posts of rows, with these states (`GET …/states`); all when absent',
  })
  only?: ChosenState[];
}

export class StartBatchBody extends BatchSelectionBody {
  @Decimal({
    ...BATCH_LIMIT_OPTIONS,
    about: 'maximum credits that the batch holds and has spent, with up to six decimals; no limit when absent',
  })
  max_credits?: number;
}

export function fromStart(body: StartBatchBody): BatchStart {
  const { row_ids, row_filter, column_ids, through, only, max_credits } = body;
  return {
    rowIds: row_ids,
    columnIds: column_ids,
    filter: row_filter && {
      columnId: row_filter.column_id,
      equals: row_filter.equals,
      contains: row_filter.contains,
      isEmpty: row_filter.is_empty,
    },
    through,
    only,
    maxCredits: max_credits,
  };
}
