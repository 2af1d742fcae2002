import { prose } from '@reelsheet/kernel';
import { Choice, Decimal, Ids, Json, ListOf, Nested, Text, Whole } from '@reelsheet/platform-http';
import { JOB_STATUSES } from '@reelsheet/platform-jobs';
import { OUTPUT_TYPES } from '../sheet/column-types.js';
import { SHEET_LIMITS } from '../sheet/sheet-limits.js';
import { WindowQuery } from '../sheet/sheet.dto.js';
import { CELL_FILE, CellFileView, ColumnView, FINAL_VIDEO, FinalVideoView } from '../sheet/sheet-view.dto.js';
import { GRID_HISTORIES, type GridHistory } from '../sheet-view/history.js';

export class GridQuery extends WindowQuery {
  @Choice(GRID_HISTORIES, {
    optional: true,
    default: 'latest',
    about: 'generations of a cell besides the selected one',
  })
  history: GridHistory = 'latest';

  @Ids({
    optional: true,
    minItems: 1,
    maxItems: SHEET_LIMITS.itemsOfRead,
    about: 'only these rows, by position; ids that the sheet does not have are left out; without a window',
  })
  row_ids?: number[];
}

class GridGenerationView {
  @Whole() id!: number;
  @Choice(JOB_STATUSES) status!: string;
  @Decimal({ min: 0, max: 1 }) progress!: number;
  @Text({ optional: true, about: 'absent unless it failed' }) failed_reason?: string;
  @Choice(OUTPUT_TYPES, { optional: true, about: 'of its first output; absent without one' }) object_type?: string;
  @Text({ optional: true, about: 'thumbnail of its first output, or the output where it has none' })
  preview_url?: string;
}

class GridCellView {
  @Whole() id!: number;
  @Whole() spreadsheet_column_id!: number;
  @Text({ min: 0 }) value!: string;
  @Nested(() => GridGenerationView, { optional: true, about: 'the selected generation; absent without one' })
  default_user_job?: GridGenerationView;
  @Nested(() => GridGenerationView, {
    optional: true,
    about: 'the newest generation, which may be under way; absent without one and with `history=none`',
  })
  latest_user_job?: GridGenerationView;
  @Whole({ optional: true, about: 'number of layers; absent without any' }) layers?: number;
  @Nested(() => FinalVideoView, FINAL_VIDEO) final_video?: FinalVideoView;
  @Nested(() => CellFileView, CELL_FILE) file?: CellFileView;
}

class GridRowView {
  @Whole() id!: number;
  @Whole({ about: 'from 0, distinct within its sheet' }) position!: number;
  @Json() additional_attributes!: object;
  @ListOf(() => GridCellView, { about: 'by column' }) spreadsheet_cells!: GridCellView[];
}

export class GridView {
  @Whole() id!: number;
  @Text() title!: string;
  @Whole({ about: 'grows with every change of the sheet or of its items' }) version!: number;
  @Whole({ about: 'milliseconds since epoch' }) created_at_ts!: number;
  @Whole({ about: 'milliseconds since epoch' }) updated_at_ts!: number;
  @ListOf(() => ColumnView, { about: 'by position' }) spreadsheet_columns!: ColumnView[];
  @ListOf(() => GridRowView, {
    about: prose`by position; attributes, layers and the history of a cell are in
      \`GET …/cells?cell_ids=\``,
  })
  spreadsheet_rows!: GridRowView[];
}
