import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { SessionEntity } from './session.entity.js';
import { REFRESH_TOKEN_TTL_MS } from './session.js';

const Holder = rowOf(SessionEntity, 'userId');
const Refreshed = rowOf(SessionEntity, 'id', 'userId', 'createdAt');
export type RefreshedSession = RowOf<typeof Refreshed>;
const Listed = rowOf(SessionEntity, 'id', 'createdAt', 'lastUsedAt', 'userAgent', 'network');
export type SessionRow = RowOf<typeof Listed>;

const MAX_LIST = 100;

export type NewSession = Pick<
  SessionEntity,
  'id' | 'userId' | 'createdAt' | 'userAgent' | 'network' | 'factorProvedAt'
>;

/** The use of a refresh token from a network, for a session that started after a time. */
export interface RefreshTokenUse {
  readonly network: string;
  readonly startedAfter: Date;
  readonly now: Date;
}

@Injectable()
export class SessionRepository {
  constructor(private readonly db: Database) {}

  async open({ id, userId, createdAt, userAgent, network, factorProvedAt }: NewSession): Promise<void> {
    await this.db.execute(
      `INSERT INTO session (id, user_id, user_agent, network, factor_proved_at, created_at, last_used_at)
       VALUES ($1, $2, $3, $4, $5, $6, $6)`,
      [id, userId, userAgent, network, factorProvedAt, createdAt],
    );
  }

  /** Stores that a session has proved a second factor. Returns undefined for one that was revoked. */
  async proveFactor(id: string, now: Date): Promise<RefreshedSession | undefined> {
    return this.db.row(
      Refreshed,
      `UPDATE session SET factor_proved_at = $2 WHERE id = $1 AND revoked_at IS NULL
       RETURNING ${Refreshed.columns('session')}`,
      [id, now],
    );
  }

  async addRefreshToken(hash: Buffer, sessionId: string, expiresAt: Date): Promise<void> {
    await this.db.execute(`INSERT INTO refresh_token (hash, session_id, expires_at) VALUES ($1, $2, $3)`, [
      hash,
      sessionId,
      expiresAt,
    ]);
  }

  /**
   * Marks a valid token and its session as used. Only one of several concurrent callers gets the session, and nobody
   * gets one that was revoked or has reached its end.
   */
  async useRefreshToken(hash: Buffer, use: RefreshTokenUse): Promise<RefreshedSession | undefined> {
    const { network, startedAfter, now } = use;
    return this.db.row(
      Refreshed,
      `WITH used AS (
         UPDATE refresh_token SET used_at = $3 FROM session
         WHERE refresh_token.hash = $1 AND used_at IS NULL AND expires_at > $3
           AND session.id = session_id AND session.revoked_at IS NULL AND session.created_at > $4
         RETURNING session_id
       )
       UPDATE session SET last_used_at = $3, network = $2 FROM used
       WHERE session.id = used.session_id AND revoked_at IS NULL
       RETURNING ${Refreshed.columns('session')}`,
      [hash, network, now, startedAfter],
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
  async listOf(userId: number, startedAfter: Date, now: Date): Promise<SessionRow[]> {
    return this.db.rows(
      Listed,
      `SELECT ${Listed.columns('session')} FROM session
       WHERE user_id = $1 AND revoked_at IS NULL AND last_used_at > $2 AND created_at > $3
       ORDER BY last_used_at DESC, id LIMIT ${MAX_LIST}`,
      [userId, new Date(now.getTime() - REFRESH_TOKEN_TTL_MS), startedAfter],
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
