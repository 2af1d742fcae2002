import { Injectable } from '@nestjs/common';
import { Database, row, text, type RowOf } from '@reelsheet/platform-database';
import type { SealedColumn } from './key-rotation-plan.sql.js';

const Secret = row({ aad: text(), sealed: text() });
export type SealedSecret = RowOf<typeof Secret>;

@Injectable()
export class KeyRotationRepository {
  constructor(private readonly db: Database) {}

  /** Returns secrets that other keys than `key` encrypt, ordered by their `aad`, which is greater than `after`. */
  async encryptedByOtherKeys(
    { table, column, aad }: SealedColumn,
    key: string,
    after: string,
    limit: number,
  ): Promise<SealedSecret[]> {
    return this.db.rows(
      Secret,
      `SELECT ${aad} AS aad, ${column} AS sealed FROM ${table}
       WHERE ${column} <> '' AND split_part(${column}, ':', 1) <> $1 AND ${aad} > $2 ORDER BY 1 LIMIT $3`,
      [key, after, limit],
    );
  }

  /** Does nothing when the secret has changed since it was read. */
  async replace({ table, column, aad }: SealedColumn, secret: SealedSecret, encrypted: string): Promise<void> {
    await this.db.execute(`UPDATE ${table} SET ${column} = $3 WHERE ${aad} = $1 AND ${column} = $2`, [
      secret.aad,
      secret.sealed,
      encrypted,
    ]);
  }
}
