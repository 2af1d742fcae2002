import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { RefreshTokenEntity, SessionEntity } from './session.entity.js';

const Session = rowOf(SessionEntity, 'id', 'userId', 'createdAt');
export type RefreshedSession = RowOf<typeof Session>;
const Shown = rowOf(RefreshTokenEntity, 'hash', 'expiresAt', 'usedAt', 'chain', 'position');
export type ShownToken = RowOf<typeof Shown>;

/**
 * Slot of refresh tokens in the chain that begins with the token of a sign-in. Tokens in one slot are successors of the
 * same token, and the first of them that is used marks all as used.
 */
export interface TokenSlot {
  readonly chain: Buffer;
  readonly position: number;
}

@Injectable()
export class RefreshTokenRepository {
  constructor(private readonly db: Database) {}

  /** Stores a token, which begins a chain of its own where no slot is given. */
  async add(token: { hash: Buffer; sessionId: string; expiresAt: Date }, slot?: TokenSlot): Promise<void> {
    await this.db.execute(
      `INSERT INTO refresh_token (hash, session_id, expires_at, chain, position) VALUES ($1, $2, $3, $4, $5)`,
      [token.hash, token.sessionId, token.expiresAt, slot?.chain ?? null, slot?.position ?? 0],
    );
  }

  /**
   * Locks the session of a token, so that tokens of one session are handled one after another. Returns undefined for an
   * unknown token, or a session that was revoked.
   */
  async lockSession(hash: Buffer): Promise<RefreshedSession | undefined> {
    return this.db.row(
      Session,
      `SELECT ${Session.columns('session')} FROM session
       WHERE id = (SELECT session_id FROM refresh_token WHERE hash = $1) AND revoked_at IS NULL
       FOR NO KEY UPDATE`,
      [hash],
    );
  }

  /** Returns the session of a token without a lock; undefined for a session that has ended. */
  async sessionOf(hash: Buffer): Promise<RefreshedSession | undefined> {
    return this.db.row(
      Session,
      `SELECT ${Session.columns('session')} FROM session
       WHERE id = (SELECT session_id FROM refresh_token WHERE hash = $1) AND revoked_at IS NULL`,
      [hash],
    );
  }

  async get(hash: Buffer): Promise<ShownToken> {
    return this.db.single(Shown, `SELECT ${Shown.columns('refresh_token')} FROM refresh_token WHERE hash = $1`, [hash]);
  }

  /** Returns true if there are tokens in a slot, and none of them was used. */
  async isUnused({ chain, position }: TokenSlot): Promise<boolean> {
    const uses = await this.db.repository(RefreshTokenEntity).find({
      select: { hash: true, usedAt: true },
      where: { chain, position },
    });
    return uses.length > 0 && uses.every(({ usedAt }) => usedAt === null);
  }

  /** Marks a token as used, with all others in its slot. */
  async use({ hash, chain, position }: ShownToken, now: Date): Promise<void> {
    await this.db.execute(
      `UPDATE refresh_token SET used_at = $4
       WHERE (hash = $1 OR (chain = $2 AND position = $3)) AND used_at IS NULL`,
      [hash, chain, position, now],
    );
  }
}
