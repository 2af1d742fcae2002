import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { ErasureStep } from './erasure-plan.sql.js';

/** Deletes rows of an organization, a limited number per call. */
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
}
