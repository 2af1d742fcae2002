import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { Transaction } from '@reelsheet/platform-database';
import { Tasks } from '@reelsheet/platform-jobs';
import { AbandonedWorkService } from '../abandoned-work/abandoned-work.service.js';
import { ContentResourceErasure } from '../assets/content-resources/content-resource-erasure.sql.js';
import { removeSheet } from '../sheets/trash/remove-sheet.js';
import { SheetRemovalWriter, type SheetToRemove } from '../sheets/trash/sheet-removal.writer.js';
import type { ErasureStep } from './erasure-plan.sql.js';
import { HELD_SHEET_MS, LOCKED_SHEET_MS, MAX_MS, MAX_ROWS, MAX_STOPS } from './erasure-limits.js';
import { ErasureRepository, type SheetInErasure } from './erasure.repository.js';
import { HELD_BY_SHEET, LAST_OF_SHEET, OPEN_OF_SHEET, SHEET_REMOVAL } from './sheet-removal-plan.sql.js';

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
   * Does nothing for a sheet that does not leave the trash. Returns false when the time limit was reached first, or
   * content was added in between, such as work that has to be stopped. The signal stops it between two transactions. A
   * sheet whose generations others show keeps them, and its row, until the last of those sheets is removed.
   */
  async remove(sheetId: number, signal: AbortSignal): Promise<boolean> {
    const sheet = await this.sheets.find(sheetId);
    if (!sheet) return true;
    const scope = { sheetId, agentId: sheet.agentId, organizationId: sheet.organizationId };
    const end = performance.now() + MAX_MS;
    if (!(await this.empty(this.contentOf(scope), end, signal))) return false;
    const next = await this.transaction.run(() => this.afterContent(sheet, scope));
    if (next !== 'end') return next === 'wait';
    const last = LAST_OF_SHEET.map((step) => () => this.rows.removeOfSheet(step, scope, MAX_ROWS));
    if (!(await this.empty(last, end, signal))) return false;
    return this.transaction.run(() => this.finish(sheet, scope));
  }

  private contentOf(scope: SheetInErasure): (() => Promise<number>)[] {
    return [
      () => this.work.stop(scope, MAX_STOPS),
      ...SHEET_REMOVAL.map((step) => () => this.rows.removeOfSheet(step, scope, MAX_ROWS)),
      () => this.resources.releaseFromSheet(scope.sheetId, MAX_ROWS),
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

  /**
   * Decides how the removal goes on without its content: `again` when some was added in between, `wait` while somebody
   * shows the generations or that cannot be known, which postpones the removal, otherwise `end`.
   */
  private async afterContent(sheet: SheetToRemove, scope: SheetInErasure): Promise<'again' | 'wait' | 'end'> {
    if (!(await this.sheets.lock(sheet))) {
      await this.postpone(sheet, LOCKED_SHEET_MS);
      return 'wait';
    }
    if (await this.hasAny([...SHEET_REMOVAL, ...OPEN_OF_SHEET], scope)) return 'again';
    return (await this.sheets.isShownByOthers(sheet)) ? 'wait' : 'end';
  }

  /** Returns false when work was ordered in between that has to be stopped. */
  private async finish(sheet: SheetToRemove, scope: SheetInErasure): Promise<boolean> {
    if (await this.hasAny(OPEN_OF_SHEET, scope)) return false;
    if (await this.hasAny(HELD_BY_SHEET, scope)) {
      await this.postpone(sheet, HELD_SHEET_MS);
      return true;
    }
    for (const sheetId of await this.sheets.delete(sheet))
      await this.tasks.schedule(removeSheet, { sheetId }, { organizationId: sheet.organizationId });
    return true;
  }

  private async postpone({ id: sheetId, organizationId }: SheetToRemove, ms: number): Promise<void> {
    const notBefore = new Date(this.clock.now().getTime() + ms);
    await this.tasks.schedule(removeSheet, { sheetId }, { organizationId, notBefore });
  }

  private async hasAny(steps: readonly ErasureStep[], scope: SheetInErasure): Promise<boolean> {
    for (const step of steps) if (await this.rows.hasOfSheet(step, scope)) return true;
    return false;
  }
}
