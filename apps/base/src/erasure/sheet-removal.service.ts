import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { AbandonedWorkService } from '../abandoned-work/abandoned-work.service.js';
import { ContentResourceErasure } from '../assets/content-resources/content-resource-erasure.sql.js';
import { removeSheet } from '../sheets/trash/remove-sheet.js';
import { SheetRemovalWriter, type SheetToRemove } from '../sheets/trash/sheet-removal.writer.js';
import { HELD_SHEET_MS, MAX_MS, MAX_ROWS, MAX_STOPS } from './erasure-limits.js';
import { ErasureRepository, type SheetInErasure } from './erasure.repository.js';
import { HELD_BY_SHEET, LAST_OF_SHEET, SHEET_REMOVAL } from './sheet-removal-plan.sql.js';

/** Removes a sheet that left the trash in short transactions; continues after a crash. */
@Injectable()
export class SheetRemovalService {
  constructor(
    private readonly rows: ErasureRepository,
    private readonly sheets: SheetRemovalWriter,
    private readonly resources: ContentResourceErasure,
    private readonly work: AbandonedWorkService,
    private readonly tasks: Tasks,
    private readonly transaction: Transaction,
    private readonly clock: Clock,
  ) {}

  /**
   * Does nothing for a sheet that does not leave the trash. Returns false when the time limit was reached first. The
   * signal stops it between two transactions. A sheet whose generations others show keeps them, and its row, until the
   * last of those sheets is removed.
   */
  async remove(sheetId: number, signal: AbortSignal): Promise<boolean> {
    const sheet = await this.sheets.find(sheetId);
    if (!sheet) return true;
    const scope = { sheetId, agentId: sheet.agentId, organizationId: sheet.organizationId };
    const end = performance.now() + MAX_MS;
    if (!(await this.empty(this.contentOf(scope), end, signal))) return false;
    if (await this.transaction.run(() => this.sheets.isShownByOthers(sheet))) return true;
    const last = LAST_OF_SHEET.map((step) => () => this.rows.removeOfSheet(step, scope, MAX_ROWS));
    if (!(await this.empty(last, end, signal))) return false;
    await this.transaction.run(() => this.finish(sheet, scope));
    return true;
  }

  private contentOf(scope: SheetInErasure): (() => Promise<number>)[] {
    return [
      () => this.work.stop(scope, MAX_STOPS),
      ...SHEET_REMOVAL.map((step) => () => this.rows.removeOfSheet(step, scope, MAX_ROWS)),
      () => this.resources.releaseFromSheet(scope.agentId, scope.sheetId, MAX_ROWS),
    ];
  }

  private async empty(
    removals: readonly (() => Promise<number>)[],
    end: number,
    signal: AbortSignal,
  ): Promise<boolean> {
    for (const remove of removals)
      while ((await remove()) > 0) {
        signal.throwIfAborted();
        if (performance.now() > end) return false;
      }
    return true;
  }

  private async finish(sheet: SheetToRemove, scope: SheetInErasure): Promise<void> {
    const { organizationId } = scope;
    for (const step of HELD_BY_SHEET)
      if (await this.rows.hasOfSheet(step, scope)) {
        const notBefore = new Date(this.clock.now().getTime() + HELD_SHEET_MS);
        await this.tasks.schedule(removeSheet, { sheetId: sheet.id }, { organizationId, notBefore });
        return;
      }
    for (const sheetId of await this.sheets.delete(sheet))
      await this.tasks.schedule(removeSheet, { sheetId }, { organizationId });
  }
}
