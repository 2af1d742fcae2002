import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { ErasureStep } from './erasure-plan.sql.js';

export interface SheetInErasure {
  readonly sheetId: number;
  readonly agentId: number;
  readonly organizationId: number;
}

/** Deletes rows of an organization or of a sheet, a limited number per call. */
@Injectable()
export class ErasureRepository {
  constructor(private readonly db: Database) {}

  /** Allows deletions from append-only tables until the transaction ends. */
  async allowDeletionFromAppendOnlyTables(): Promise<void> {
    await this.db.execute(`SELECT set_config('reelsheet.erasing', 'on', true)`);
  }

  /** Returns the number of deleted rows; zero when none is left. */
  async remove({ table, where }: ErasureStep, organizationId: number, limit: number): Promise<number> {
    return this.db.execute(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT $2))`,
      [organizationId, limit],
    );
  }

  /** Returns the number of deleted rows of the sheet; zero when none is left. */
  async removeOfSheet(
    { table, where }: ErasureStep,
    { sheetId, agentId }: SheetInErasure,
    limit: number,
  ): Promise<number> {
    return this.db.execute(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE (${where})
         AND $1::bigint IS NOT NULL AND $2::bigint IS NOT NULL LIMIT $3))`,
      [sheetId, agentId, limit],
    );
  }

  async hasOfSheet({ table, where }: ErasureStep, { sheetId, agentId }: SheetInErasure): Promise<boolean> {
    const found = await this.db.execute(
      `SELECT FROM ${table} WHERE (${where}) AND $1::bigint IS NOT NULL AND $2::bigint IS NOT NULL LIMIT 1`,
      [sheetId, agentId],
    );
    return found > 0;
  }
}
