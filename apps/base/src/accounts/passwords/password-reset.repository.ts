import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { PasswordResetEntity } from './password-reset.entity.js';

const Holder = rowOf(PasswordResetEntity, 'userId');

@Injectable()
export class PasswordResetRepository {
  constructor(private readonly db: Database) {}

  /**
   * Inserts a link and deletes the previous links of the user and all expired ones. Returns false when the request was
   * already processed. The user row must be locked.
   */
  async insert(reset: PasswordResetEntity, now: Date): Promise<boolean> {
    const { id, userId, hash, expiresAt } = reset;
    await this.db.execute(
      `DELETE FROM password_reset WHERE id IN (SELECT id FROM password_reset
       WHERE expires_at <= $1 FOR UPDATE SKIP LOCKED)`,
      [now],
    );
    const inserted = await this.db.execute(
      `INSERT INTO password_reset (id, user_id, hash, expires_at) VALUES ($1, $2, $3, $4) ON CONFLICT (id) DO NOTHING`,
      [id, userId, hash, expiresAt],
    );
    if (inserted === 0) return false;
    await this.db.execute(`DELETE FROM password_reset WHERE user_id = $1 AND id <> $2`, [userId, id]);
    return true;
  }

  /** Returns the user of a valid link. */
  async userOf(hash: Buffer, now: Date): Promise<number | undefined> {
    const found = await this.db.row(Holder, `SELECT user_id FROM password_reset WHERE hash = $1 AND expires_at > $2`, [
      hash,
      now,
    ]);
    return found?.userId;
  }

  async deleteAllOf(userId: number): Promise<void> {
    await this.db.repository(PasswordResetEntity).delete({ userId });
  }
}
