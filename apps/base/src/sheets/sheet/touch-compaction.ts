import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { SheetRepository } from './sheet.repository.js';

const EVERY_MS = 60 * 60 * 1_000;
/** A sheet with fewer of them is read as fast as one without. */
const LEAST = 100;
const SHEETS_AT_ONCE = 1_000;

/**
 * Takes away what changes of generations and renders leave of sheets that nobody changes for long. Each process does it;
 * what one has folded the others do not find.
 */
@Injectable()
export class ChangeMarkerCompaction implements OnApplicationBootstrap, OnApplicationShutdown {
  private timer?: NodeJS.Timeout;

  constructor(
    private readonly sheets: SheetRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    const compact = () =>
      void this.compact().catch((err: unknown) => this.logger.warn({ err }, 'sheets: folding touches waits'));
    this.timer = setInterval(compact, EVERY_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async compact(): Promise<void> {
    for (const sheetId of await this.sheets.listSheetsWithManyMarkers(LEAST, SHEETS_AT_ONCE))
      await this.sheets.compactChangeMarkers(sheetId);
  }
}
