import { Injectable } from '@nestjs/common';
import { Database, rowOf, typeOf, type RowOf } from '@reelsheet/platform-database';
import { RefreshTokenEntity, SessionEntity } from './session.entity.js';

const Holder = rowOf(SessionEntity, 'userId');
const UsedToken = Holder.with({ sessionId: typeOf(RefreshTokenEntity, 'sessionId') });

@Injectable()
export class SessionRepository {
  constructor(private readonly db: Database) {}

  async open(sessionId: string, userId: number): Promise<void> {
    await this.db.execute(`INSERT INTO session (id, user_id) VALUES ($1, $2)`, [sessionId, userId]);
  }

  async addRefreshToken(hash: Buffer, sessionId: string, expiresAt: Date): Promise<void> {
    await this.db.execute(`INSERT INTO refresh_token (hash, session_id, expires_at) VALUES ($1, $2, $3)`, [
      hash,
      sessionId,
      expiresAt,
    ]);
  }

  /** Marks a living token used, which one caller alone achieves. */
  async useRefreshToken(hash: Buffer, now: Date): Promise<RowOf<typeof UsedToken> | undefined> {
    return this.db.row(
      UsedToken,
      `UPDATE refresh_token SET used_at = $2 FROM session
       WHERE refresh_token.hash = $1 AND used_at IS NULL AND expires_at > $2 AND session.id = session_id AND session.revoked_at IS NULL
       RETURNING session.id AS session_id, session.user_id`,
      [hash, now],
    );
  }

  /** Ends the session of a token that was used before, and gives whose it was. */
  async revokeSessionOf(hash: Buffer, now: Date): Promise<number | undefined> {
    const ended = await this.db.row(
      Holder,
      `UPDATE session SET revoked_at = $2 FROM refresh_token
       WHERE refresh_token.hash = $1 AND used_at IS NOT NULL AND session.id = session_id AND session.revoked_at IS NULL
       RETURNING session.user_id`,
      [hash, now],
    );
    return ended?.userId;
  }

  async revokeAllOf(userId: number, now: Date): Promise<void> {
    await this.db.execute(`UPDATE session SET revoked_at = $2 WHERE user_id = $1 AND revoked_at IS NULL`, [
      userId,
      now,
    ]);
  }
}
