import { Injectable } from '@nestjs/common';
import { Database, double, row, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { StorageAccountEntity } from './storage-account.entity.js';

const Totals = row({ owner: text(), bytes: double() });
const Bytes = rowOf(StorageAccountEntity, 'bytes');

/** Counters that change in the transaction of what they count. Of two accounts the organization's is changed first. */
@Injectable()
export class StorageAccountRepository {
  constructor(private readonly db: Database) {}

  /** Adds bytes. Returns false, changing nothing, if the sum would exceed `quota`; null means unlimited. */
  async take(name: string, bytes: number, quota: number | null): Promise<boolean> {
    const taken = await this.db.execute(
      `INSERT INTO storage_account (name, bytes) SELECT $1, $2::bigint WHERE $3::bigint IS NULL OR $2::bigint <= $3
       ON CONFLICT (name) DO UPDATE SET bytes = storage_account.bytes + excluded.bytes
       WHERE $3::bigint IS NULL OR storage_account.bytes + excluded.bytes <= $3`,
      [name, bytes, quota],
    );
    return taken > 0;
  }

  async giveBack(name: string, bytes: number): Promise<void> {
    await this.db.execute(`UPDATE storage_account SET bytes = bytes - $2 WHERE name = $1`, [name, bytes]);
  }

  /** Returns the totals of all accounts by kind. */
  async totals(): Promise<RowOf<typeof Totals>[]> {
    return this.db.rows(
      Totals,
      `SELECT owner, coalesce(sum(bytes), 0)::float8 AS bytes FROM (VALUES ('organization'), ('user')) AS kind (owner)
       LEFT JOIN storage_account ON split_part(name, ':', 1) = owner GROUP BY 1`,
    );
  }

  async bytesOf(name: string): Promise<number> {
    const account = await this.db.row(Bytes, `SELECT bytes FROM storage_account WHERE name = $1`, [name]);
    return account?.bytes ?? 0;
  }
}
