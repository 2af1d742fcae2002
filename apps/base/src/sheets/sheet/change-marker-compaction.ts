import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { SheetRepository } from './sheet.repository.js';

/** Fewer markers do not measurably slow down a read of the sheet. */
const MIN_MARKERS = 100;
const MAX_SHEETS = 1_000;

/**
 * Removes the change markers that generations and renders leave on sheets which nobody edits for a long time. Every
 * process runs it; markers that one process has removed are no longer there for the others.
 */
@Injectable()
export class ChangeMarkerCompaction extends HourlyWork {
  constructor(
    private readonly sheets: SheetRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'sheets: could not compact change markers, will retry');
  }

  async run(): Promise<void> {
    for (const sheetId of await this.sheets.listSheetsWithManyMarkers(MIN_MARKERS, MAX_SHEETS))
      await this.sheets.compactChangeMarkers(sheetId);
  }
}
