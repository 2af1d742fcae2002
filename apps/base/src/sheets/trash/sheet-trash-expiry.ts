import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { SHEET_TRASH_LIMITS } from './sheet-trash-limits.js';
import { SheetRemovals } from './sheet-removals.js';

/** Begins the removal of sheets whose time in the trash has ended. Every process does it; they do not interfere. */
@Injectable()
export class SheetTrashExpiry extends HourlyWork {
  constructor(
    private readonly removals: SheetRemovals,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'sheets: emptying the trash was postponed');
  }

  async run(): Promise<void> {
    while ((await this.removals.beginExpired()) === SHEET_TRASH_LIMITS.expiredAtOnce);
  }
}
