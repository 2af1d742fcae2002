import { Injectable } from '@nestjs/common';
import { SheetReader } from '../../../sheets/sheet/sheet.reader.js';
import type { SheetScope } from '../../../sheets/sheet/sheet.js';
import { CellJobRepository, type FailedCell } from '../cell-job.repository.js';

/** Lists the cells that automation failed to generate. */
@Injectable()
export class FailedCellService {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly sheets: SheetReader,
  ) {}

  /** Returns a page, counted from 1, newest first. */
  async list(sheet: SheetScope, { page, cellId }: { page: number; cellId?: number }): Promise<FailedCell[]> {
    await this.sheets.require(sheet);
    return this.cellJobs.failedCells(sheet.sheetId, page, cellId);
  }
}
