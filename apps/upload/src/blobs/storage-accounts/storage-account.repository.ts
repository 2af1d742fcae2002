import { Injectable } from '@nestjs/common';
import { Database, double, row, rowOf, text, type RowOf } from '@reelsheet/platform-database';
import { StorageAccountEntity } from './storage-account.entity.js';

const Totals = row({ owner: text(), bytes: double() });
const Bytes = rowOf(StorageAccountEntity, 'bytes');

const bytesOf = (names: string) =>
  `(SELECT coalesce(sum(bytes), 0)::bigint FROM storage_account WHERE name = ANY (${names}::text[]))`;

/** Counters that change in the transaction of what they count. Of two accounts the organization's is changed first. */
@Injectable()
export class StorageAccountRepository {
  constructor(private readonly db: Database) {}

  /**
   * Adds bytes. Returns false, changing nothing, if the sum over the account and `others` would exceed `quota`; null
   * means unlimited.
   */
  async take(name: string, bytes: number, quota: number | null, others: readonly string[] = []): Promise<boolean> {
    const taken = await this.db.execute(
      `WITH free AS (SELECT $3::bigint - ${bytesOf('$4')} AS bytes)
       INSERT INTO storage_account (name, bytes) SELECT $1, $2::bigint FROM free
       WHERE $3::bigint IS NULL OR $2::bigint <= free.bytes
       ON CONFLICT (name) DO UPDATE SET bytes = storage_account.bytes + excluded.bytes
       WHERE $3::bigint IS NULL OR storage_account.bytes + excluded.bytes <= (SELECT bytes FROM free)`,
      [name, bytes, quota, others],
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

  /** Returns the sum over these accounts. */
  async bytesOf(names: readonly string[]): Promise<number> {
    return (await this.db.single(Bytes, `SELECT ${bytesOf('$1')} AS bytes`, [names])).bytes;
  }
}
