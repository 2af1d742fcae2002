import { Injectable } from '@nestjs/common';
import { sheetRestored } from '@reelsheet/contracts';
import { DAY_MS } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { TrashConfig } from '../../trash.config.js';
import { IdeaRowRepository } from '../idea-rows/idea-row.repository.js';
import { SheetChanges } from '../sheet/sheet-changes.js';
import { changedSince, sheetNotFound } from '../sheet/sheet.errors.js';
import type { SheetScope } from '../sheet/sheet.js';
import { SheetRepository } from '../sheet/sheet.repository.js';
import { expectedVersion } from '../sheet/sheet-version.js';
import { SheetRemovals } from './sheet-removals.js';
import { SHEET_TRASH_LIMITS } from './sheet-trash-limits.js';
import { SheetTrashRepository, type TrashedSheet } from './sheet-trash.repository.js';

export type ExpiringSheet = Omit<TrashedSheet, 'deletedAt'> & { readonly deletedAt: Date; readonly expiresAt: Date };

/** The deleted sheets of an agent, until they are removed for good. */
@Injectable()
export class SheetTrashService {
  constructor(
    private readonly trashed: SheetTrashRepository,
    private readonly removals: SheetRemovals,
    private readonly sheets: SheetRepository,
    private readonly ideas: IdeaRowRepository,
    private readonly changes: SheetChanges,
    private readonly transaction: Transaction,
    private readonly config: TrashConfig,
  ) {}

  /** Returns the last deleted first. Pages start at 1. */
  async list(agentId: number, page: number): Promise<ExpiringSheet[]> {
    const skip = (page - 1) * SHEET_TRASH_LIMITS.page;
    const sheets = await this.trashed.list(agentId, this.removals.oldest(), skip, SHEET_TRASH_LIMITS.page);
    return sheets.map((sheet) => {
      const deletedAt = sheet.deletedAt!;
      return { ...sheet, deletedAt, expiresAt: new Date(deletedAt.getTime() + this.config.TRASH_DAYS * DAY_MS) };
    });
  }

  /**
   * Throws `spreadsheet_not_found` for a sheet that is not in the trash. Rows of ideas are locked, because an idea
   * whose row is in the trash may get another one.
   */
  async restore(scope: SheetScope): Promise<void> {
    await this.transaction.run(async () => {
      await this.ideas.lockIdeasOf(scope.agentId);
      await this.sheets.lockDefault(scope.agentId);
      if (!(await this.trashed.restore(scope, this.removals.oldest()))) throw sheetNotFound();
      await this.changes.record(scope.sheetId, async (announce) => announce(sheetRestored, {}));
    });
  }

  /**
   * Removes a sheet, also one whose time has ended. Throws `spreadsheet_not_found` for one that is not in the trash,
   * and `changed_since` when it has changed after the version that the caller expects.
   */
  async remove(scope: SheetScope): Promise<void> {
    await this.transaction.run(async () => {
      if (await this.removals.begin(scope, expectedVersion(scope.sheetId))) return;
      throw (await this.trashed.has(scope)) ? changedSince() : sheetNotFound();
    });
  }
}
