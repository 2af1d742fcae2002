import { Injectable } from '@nestjs/common';
import { Database, integer, row } from '@reelsheet/platform-database';
import { RecoveryCodeEntity } from './second-factor.entity.js';

const Count = row({ count: integer() });

@Injectable()
export class RecoveryCodeRepository {
  constructor(private readonly db: Database) {}

  /** Replaces all codes of the user, whose row must be locked. */
  async replace(userId: number, hashes: readonly Buffer[]): Promise<void> {
    await this.removeAll(userId);
    await this.db.execute(`INSERT INTO recovery_code (user_id, hash) SELECT $1, unnest($2::bytea[])`, [userId, hashes]);
  }

  /** Returns false for a code that is unknown or was used before. Only one of several concurrent callers gets true. */
  async use(userId: number, hash: Buffer, now: Date): Promise<boolean> {
    const used = await this.db.execute(
      `UPDATE recovery_code SET used_at = $3 WHERE user_id = $1 AND hash = $2 AND used_at IS NULL`,
      [userId, hash, now],
    );
    return used > 0;
  }

  async countUnused(userId: number): Promise<number> {
    const { count } = await this.db.single(
      Count,
      `SELECT count(*)::integer AS count FROM recovery_code WHERE user_id = $1 AND used_at IS NULL`,
      [userId],
    );
    return count;
  }

  async removeAll(userId: number): Promise<void> {
    await this.db.repository(RecoveryCodeEntity).delete({ userId });
  }
}
