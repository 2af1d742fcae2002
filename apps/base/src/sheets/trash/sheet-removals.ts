import { Injectable } from '@nestjs/common';
import { Clock, DAY_MS } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { TrashConfig } from '../../trash.config.js';
import type { SheetScope } from '../sheet/sheet.js';
import { removeSheet } from './remove-sheet.js';
import { SHEET_TRASH_LIMITS } from './sheet-trash-limits.js';
import { SheetTrashRepository, type LeavingSheet } from './sheet-trash.repository.js';

/** Lets sheets leave the trash for good. A sheet is marked as removed together with the task that removes it. */
@Injectable()
export class SheetRemovals {
  constructor(
    private readonly sheets: SheetTrashRepository,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
    private readonly config: TrashConfig,
  ) {}

  /** Sheets that were deleted after this time can be restored. */
  oldest(): Date {
    return new Date(this.clock.now().getTime() - this.config.TRASH_DAYS * DAY_MS);
  }

  /**
   * Removes a sheet in the open transaction. Returns false when it is not in the trash, or has changed after this
   * version.
   */
  async begin(scope: SheetScope, version?: number): Promise<boolean> {
    const sheet = await this.sheets.remove(scope, version);
    if (sheet) await this.schedule([sheet]);
    return sheet !== undefined;
  }

  /** Removes a sheet that the open transaction has deleted, if nothing can be restored. */
  async beginUnlessRestorable(scope: SheetScope): Promise<void> {
    if (this.config.TRASH_DAYS === 0) await this.begin(scope);
  }

  /** Removes sheets whose time in the trash has ended. Returns their number, which is limited. */
  async beginExpired(): Promise<number> {
    return this.transaction.run(async () => {
      const expired = await this.sheets.expire(this.oldest(), SHEET_TRASH_LIMITS.expiredAtOnce);
      await this.schedule(expired);
      return expired.length;
    });
  }

  private async schedule(sheets: readonly LeavingSheet[]): Promise<void> {
    for (const { id: sheetId, organizationId } of sheets)
      await this.tasks.schedule(removeSheet, { sheetId }, { organizationId });
  }
}
