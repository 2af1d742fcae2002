import { Injectable } from '@nestjs/common';
import { Transaction } from '@reelsheet/platform-database';
import type { SheetScope } from './sheet.js';
import { sheetNotFound } from './sheet.errors.js';
import { SheetRepository } from './sheet.repository.js';

/** Changes of one sheet run one after another, in a transaction that has checked whose sheet it is. */
@Injectable()
export class SheetChanges {
  constructor(
    private readonly sheets: SheetRepository,
    private readonly transaction: Transaction,
  ) {}

  /** Throws `spreadsheet_not_found` where the agent has no such sheet. */
  async run<T>(scope: SheetScope, work: () => Promise<T>): Promise<T> {
    return this.transaction.run(async () => {
      if (!(await this.sheets.beginChange(scope))) throw sheetNotFound();
      return work();
    });
  }
}
