import { Injectable } from '@nestjs/common';
import type { readAgentSheet, ReplyOf } from '@reelsheet/contracts';
import { DependencyReader } from '../sheets/dependencies/dependency.reader.js';
import { RowTextReader } from '../sheets/dependencies/row-text.reader.js';
import { SheetReader } from '../sheets/sheet/sheet.reader.js';
import type { SheetScope } from '../sheets/sheet/sheet.js';

const MAX_ROWS = 20;
const MAX_CELL_CHARACTERS = 300;

/** Reads a sheet as context for a model: its columns, the number of rows and the cells of the first rows. */
@Injectable()
export class AgentSheetReader {
  constructor(
    private readonly sheets: SheetReader,
    private readonly dependencies: DependencyReader,
    private readonly texts: RowTextReader,
  ) {}

  /** Throws `spreadsheet_not_found`. */
  async read(scope: SheetScope): Promise<ReplyOf<typeof readAgentSheet>> {
    const { title } = await this.sheets.require(scope);
    const { columns } = await this.dependencies.names(scope.sheetId);
    const rowIds = await this.texts.rowsOf(scope.sheetId, {});
    const cells = await this.texts.cellsOf(scope.sheetId, rowIds.slice(0, MAX_ROWS));
    return {
      title,
      columns: columns.map(({ id, title: name, type }) => ({ id, title: name, type })),
      row_count: rowIds.length,
      cells: cells.map(({ id, rowId, columnId, value }) => ({
        id,
        row_id: rowId,
        column_id: columnId,
        value: value.slice(0, MAX_CELL_CHARACTERS).toWellFormed(),
      })),
    };
  }
}
