import { Injectable } from '@nestjs/common';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import type { SheetScope } from '../../sheets/sheet/sheet.js';
import { CellJobRepository, type FailedCell } from './cell-job.repository.js';

/** Tells what automation could not do, which nobody waited for. */
@Injectable()
export class FailureService {
  constructor(
    private readonly cellJobs: CellJobRepository,
    private readonly sheets: SheetReader,
  ) {}

  /** A page, from 1; newest first. */
  async list(sheet: SheetScope, { page, cellId }: { page: number; cellId?: number }): Promise<FailedCell[]> {
    await this.sheets.require(sheet);
    return this.cellJobs.failedCells(sheet.sheetId, page, cellId);
  }
}
