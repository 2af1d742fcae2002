import { Injectable } from '@nestjs/common';
import { cellUpdated } from '@reelsheet/contracts';
import { Database, rowOf } from '@reelsheet/platform-database';
import { change } from '../items/item-write.sql.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { CellEntity } from './cell.entity.js';

const Written = rowOf(CellEntity, 'id', 'sheetId');
const CHANGE = change('cell', {
  value: '$2',
  additional_attributes: `cell.additional_attributes || jsonb_build_object('stats', $3::jsonb)`,
});

/** Writes the statistics of a row's published video into the row's stats columns. */
@Injectable()
export class StatsWriter {
  constructor(
    private readonly db: Database,
    private readonly changes: SheetChanges,
  ) {}

  /** Writes the text as the cell's value and the figures as its attribute `stats`; ignores a deleted row. */
  async write(rowId: number, text: string, figures: object): Promise<void> {
    const cells = await this.db.rows(
      Written,
      `UPDATE cell SET ${CHANGE.set} FROM sheet_column, sheet
       WHERE cell.row_id = $1 AND sheet_column.id = cell.column_id AND sheet_column.type = 'stats'
         AND sheet.id = cell.sheet_id AND sheet.deleted_at IS NULL AND ${CHANGE.isChange}
       RETURNING ${Written.columns('cell')}`,
      [rowId, text, JSON.stringify(figures)],
    );
    const [first] = cells;
    if (first)
      await this.changes.record(first.sheetId, async (announce) =>
        announce(cellUpdated, { ids: cells.map(({ id }) => id), generated: true }),
      );
  }
}
