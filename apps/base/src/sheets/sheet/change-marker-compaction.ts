import { Inject, Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { SheetRepository } from './sheet.repository.js';

const INTERVAL_MS = 60 * 60 * 1_000;
/** Fewer markers do not measurably slow down a read of the sheet. */
const MIN_MARKERS = 100;
const MAX_SHEETS = 1_000;

/**
 * Removes the change markers that generations and renders leave on sheets which nobody edits for a long time. Every
 * process runs it; markers that one process has removed are no longer there for the others.
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
      void this.compact().catch((err: unknown) =>
        this.logger.warn({ err }, 'sheets: could not compact change markers, will retry'),
      );
    this.timer = setInterval(compact, INTERVAL_MS);
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
  }

  async compact(): Promise<void> {
    for (const sheetId of await this.sheets.listSheetsWithManyMarkers(MIN_MARKERS, MAX_SHEETS))
      await this.sheets.compactChangeMarkers(sheetId);
  }
}
