import { Injectable } from '@nestjs/common';
import { Database, row, text, type RowOf } from '@reelsheet/platform-database';
import type { SealedColumn } from './key-rotation-plan.sql.js';

const Secret = row({ aad: text(), sealed: text() });
export type SealedSecret = RowOf<typeof Secret>;

@Injectable()
export class KeyRotationRepository {
  constructor(private readonly db: Database) {}

  /** Secrets under other keys than `key`, behind the aad `after`. */
  async underOtherKeys(
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

  /** Nothing where the secret has been written anew meanwhile. */
  async replace({ table, column, aad }: SealedColumn, secret: SealedSecret, resealed: string): Promise<void> {
    await this.db.execute(`UPDATE ${table} SET ${column} = $3 WHERE ${aad} = $1 AND ${column} = $2`, [
      secret.aad,
      secret.sealed,
      resealed,
    ]);
  }
}
