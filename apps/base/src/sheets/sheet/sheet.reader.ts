import { Injectable } from '@nestjs/common';
import type { SheetScope } from './sheet.js';
import { sheetNotFound } from './sheet.errors.js';
import { SheetRepository, type SheetRecord } from './sheet.repository.js';

export type { SheetRecord };

/** Reads sheets for other domains. */
@Injectable()
export class SheetReader {
  constructor(private readonly sheets: SheetRepository) {}

  /** Returns undefined for a deleted sheet and for a sheet of another agent. */
  async find(scope: SheetScope): Promise<SheetRecord | undefined> {
    return this.sheets.find(scope);
  }

  /** Returns the number of sheets by agent, without agents that have none. */
  async countOf(agentIds: readonly number[]): Promise<Map<number, number>> {
    const counts = await this.sheets.countOf(agentIds);
    return new Map(counts.map(({ agentId, count }) => [agentId, count]));
  }

  /** Like {@link find}, but throws `spreadsheet_not_found`. */
  async require(scope: SheetScope): Promise<SheetRecord> {
    const sheet = await this.find(scope);
    if (!sheet) throw sheetNotFound();
    return sheet;
  }
}
