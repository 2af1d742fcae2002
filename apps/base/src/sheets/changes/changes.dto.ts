import { Choice, Ids, ListOf, Text, Whole } from '@reelsheet/platform-http';
import { HistoryField } from '../sheet/sheet.dto.js';
import { CellView, ColumnView, RowView } from '../sheet/sheet-view.dto.js';
import type { History } from '../sheet-view/history.js';
import { CHANGED_KINDS, CHANGES } from './change-log.js';

export class ChangesQuery {
  @Whole({ optional: true, about: '`version` of the sheet or of the last response; required for the first page' })
  since?: number;

  @Text({ optional: true, max: 40, about: '`next_cursor` of the last page, instead of `since`' })
  cursor?: string;

  @HistoryField()
  history: History = 'all';
}

class ChangedItemView {
  @Choice(CHANGED_KINDS) kind!: string;
  @Whole() id!: number;
  @Choice(CHANGES) change!: string;
}

export class ChangesView {
  @Whole({ about: 'version that this page has reached; after the last page, `since` of the next request' })
  version!: number;
  @Text({ about: 'title of the sheet' }) title!: string;
  @ListOf(() => ChangedItemView, {
    about: 'each item once, in the order of its last change; one without content does not exist any more',
  })
  changes!: ChangedItemView[];
  @Text({ nullable: true, about: '`cursor` of the next page; null on the last one' }) next_cursor!: string | null;
  @Ids({ nullable: true, about: 'all rows by position, on the last page when rows or columns have changed' })
  row_ids!: number[] | null;
  @Ids({ nullable: true, about: 'all columns by position, on the last page when rows or columns have changed' })
  column_ids!: number[] | null;
  @ListOf(() => RowView, { about: 'changed rows with all of their cells, by position' }) rows!: RowView[];
  @ListOf(() => ColumnView, { about: 'changed columns, by position' }) columns!: ColumnView[];
  @ListOf(() => CellView, { about: 'changed cells, by id' }) cells!: CellView[];
}
