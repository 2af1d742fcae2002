import { Injectable } from '@nestjs/common';
import type { SheetScope } from './sheet.js';
import { sheetNotFound } from './sheet.errors.js';
import { SheetRepository, type SheetRecord } from './sheet.repository.js';

export type { SheetRecord };

/** Sheets as the floors above see them. */
@Injectable()
export class SheetReader {
  constructor(private readonly sheets: SheetRepository) {}

  /** The agent's living sheet, or undefined. */
  async find(scope: SheetScope): Promise<SheetRecord | undefined> {
    return this.sheets.find(scope);
  }

  /** As {@link find}; throws `spreadsheet_not_found` where there is none. */
  async require(scope: SheetScope): Promise<SheetRecord> {
    const sheet = await this.find(scope);
    if (!sheet) throw sheetNotFound();
    return sheet;
  }
}
