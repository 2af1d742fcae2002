import { Inject, Injectable } from '@nestjs/common';
import { HourlyWork } from '@reelsheet/platform-database';
import { LOGGER, type Logger } from '@reelsheet/platform-telemetry';
import { CHANGE_SET_LIMITS } from './change-set-limits.js';
import { ChangeSetRemovalRepository } from './change-set-removal.repository.js';

/** Removes what is kept of changes that can not be undone any more. Every process runs it. */
@Injectable()
export class ChangeSetExpiry extends HourlyWork {
  constructor(
    private readonly sets: ChangeSetRemovalRepository,
    @Inject(LOGGER) logger: Logger,
  ) {
    super(logger, 'sheets: could not remove what is kept of old changes, will retry');
  }

  async run(): Promise<void> {
    for (let sheetIds = await this.next(0); sheetIds.length > 0; sheetIds = await this.next(sheetIds.at(-1)!))
      for (const sheetId of sheetIds) while ((await this.sets.removeExpired(sheetId)) > 0);
  }

  private next(after: number): Promise<number[]> {
    return this.sets.sheetsWithExpired(after, CHANGE_SET_LIMITS.expiredSheetsAtOnce);
  }
}
