import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { ErasureStep } from './erasure-plan.sql.js';

/** Removes the rows that their owners declared, a bounded number by each call. */
@Injectable()
export class ErasureRepository {
  constructor(private readonly db: Database) {}

  /** Opens append-only tables until the transaction ends. */
  async openBooks(): Promise<void> {
    await this.db.execute(`SELECT set_config('reelsheet.erasing', 'on', true)`);
  }

  /** The number of rows removed; zero when none is left. */
  async remove({ table, where }: ErasureStep, organizationId: number, limit: number): Promise<number> {
    return this.db.execute(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT $2))`,
      [organizationId, limit],
    );
  }
}
