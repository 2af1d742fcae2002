import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { SessionEntity } from './session.entity.js';
import { REFRESH_TOKEN_TTL_MS } from './session.js';

const Proved = rowOf(SessionEntity, 'id', 'userId', 'createdAt');
export type ProvedSession = RowOf<typeof Proved>;
const Listed = rowOf(SessionEntity, 'id', 'createdAt', 'lastUsedAt', 'userAgent', 'network');
export type SessionRow = RowOf<typeof Listed>;

const MAX_LIST = 100;

export type NewSession = Pick<
  SessionEntity,
  'id' | 'userId' | 'createdAt' | 'userAgent' | 'network' | 'factorProvedAt'
>;

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
  async proveFactor(id: string, now: Date): Promise<ProvedSession | undefined> {
    return this.db.row(
      Proved,
      `UPDATE session SET factor_proved_at = $2 WHERE id = $1 AND revoked_at IS NULL
       RETURNING ${Proved.columns('session')}`,
      [id, now],
    );
  }

  /** Stores that tokens of the session were renewed from a network. */
  async refresh(id: string, network: string, now: Date): Promise<void> {
    await this.db.execute(`UPDATE session SET last_used_at = $3, network = $2 WHERE id = $1`, [id, network, now]);
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
