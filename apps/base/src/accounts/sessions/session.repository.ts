import { Injectable } from '@nestjs/common';
import { Database, rowOf, typeOf, type RowOf } from '@reelsheet/platform-database';
import { RefreshTokenEntity, SessionEntity } from './session.entity.js';
import { REFRESH_TOKEN_TTL_MS } from './session.js';

const Holder = rowOf(SessionEntity, 'userId');
const UsedToken = Holder.with({ sessionId: typeOf(RefreshTokenEntity, 'sessionId') });
const Listed = rowOf(SessionEntity, 'id', 'createdAt', 'lastUsedAt', 'userAgent');
export type SessionRow = RowOf<typeof Listed>;

const MAX_LIST = 100;

export interface NewSession {
  readonly id: string;
  readonly userId: number;
  readonly userAgent: string | null;
}

@Injectable()
export class SessionRepository {
  constructor(private readonly db: Database) {}

  async open({ id, userId, userAgent }: NewSession, now: Date): Promise<void> {
    await this.db.execute(
      `INSERT INTO session (id, user_id, user_agent, created_at, last_used_at) VALUES ($1, $2, $3, $4, $4)`,
      [id, userId, userAgent, now],
    );
  }

  async addRefreshToken(hash: Buffer, sessionId: string, expiresAt: Date): Promise<void> {
    await this.db.execute(`INSERT INTO refresh_token (hash, session_id, expires_at) VALUES ($1, $2, $3)`, [
      hash,
      sessionId,
      expiresAt,
    ]);
  }

  /** Marks a valid token and its session as used. Only one of several concurrent callers gets the session. */
  async useRefreshToken(hash: Buffer, now: Date): Promise<RowOf<typeof UsedToken> | undefined> {
    return this.db.row(
      UsedToken,
      `WITH used AS (
         UPDATE refresh_token SET used_at = $2 WHERE hash = $1 AND used_at IS NULL AND expires_at > $2
         RETURNING session_id
       )
       UPDATE session SET last_used_at = $2 FROM used WHERE session.id = used.session_id AND revoked_at IS NULL
       RETURNING session.id AS session_id, session.user_id`,
      [hash, now],
    );
  }

  /** Ends the session of a token that was already used and returns its user. */
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

  /** Returns the sessions that can still be refreshed, last used first. */
  async listOf(userId: number, now: Date): Promise<SessionRow[]> {
    return this.db.rows(
      Listed,
      `SELECT ${Listed.columns('session')} FROM session
       WHERE user_id = $1 AND revoked_at IS NULL AND last_used_at > $2
       ORDER BY last_used_at DESC, id LIMIT ${MAX_LIST}`,
      [userId, new Date(now.getTime() - REFRESH_TOKEN_TTL_MS)],
    );
  }

  /**
   * Ends one session of the user, all sessions except one, or all. Except for one session, also ends the sign-ins that
   * wait for a second factor. Returns the number of sessions ended.
   */
  async revoke(userId: number, now: Date, { only, except }: { only?: string; except?: string } = {}): Promise<number> {
    return this.db.execute(
      `WITH waiting AS (DELETE FROM sign_in_challenge WHERE user_id = $1 AND $3::uuid IS NULL)
       UPDATE session SET revoked_at = $2
       WHERE user_id = $1 AND revoked_at IS NULL AND ($3::uuid IS NULL OR id = $3) AND ($4::uuid IS NULL OR id <> $4)`,
      [userId, now, only ?? null, except ?? null],
    );
  }
}
