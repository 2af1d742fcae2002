import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { MAX_CHALLENGE_ATTEMPTS } from './second-factor-limits.js';
import { SignInChallengeEntity } from './sign-in-challenge.entity.js';

const Holder = rowOf(SignInChallengeEntity, 'userId');
const Attempt = rowOf(SignInChallengeEntity, 'userId', 'sessionId', 'attempts', 'passkeyChallenge');
export type ChallengeAttempt = RowOf<typeof Attempt>;

export type NewSignInChallenge = Pick<SignInChallengeEntity, 'hash' | 'userId' | 'sessionId' | 'expiresAt'>;

@Injectable()
export class SignInChallengeRepository {
  constructor(private readonly db: Database) {}

  /** Inserts a challenge, which replaces that of the same session, and deletes all expired ones. */
  async insert({ hash, userId, sessionId, expiresAt }: NewSignInChallenge, now: Date): Promise<void> {
    await this.db.execute(
      `DELETE FROM sign_in_challenge WHERE hash IN (SELECT hash FROM sign_in_challenge
       WHERE expires_at <= $1 FOR UPDATE SKIP LOCKED)`,
      [now],
    );
    await this.db.execute(
      `INSERT INTO sign_in_challenge (hash, user_id, session_id, expires_at) VALUES ($1, $2, $3, $4)
       ON CONFLICT (session_id) DO UPDATE SET hash = EXCLUDED.hash, expires_at = EXCLUDED.expires_at, attempts = 0,
         passkey_challenge = NULL`,
      [hash, userId, sessionId, expiresAt],
    );
  }

  /** Returns the user of a valid challenge. */
  async userOf(hash: Buffer, now: Date): Promise<number | undefined> {
    const found = await this.db.row(
      Holder,
      `SELECT user_id FROM sign_in_challenge WHERE hash = $1 AND expires_at > $2`,
      [hash, now],
    );
    return found?.userId;
  }

  /** Stores the challenge of a passkey, which replaces the one before. Returns false for an invalid challenge. */
  async setPasskeyChallenge(hash: Buffer, passkeyChallenge: string, now: Date): Promise<boolean> {
    const stored = await this.db.execute(
      `UPDATE sign_in_challenge SET passkey_challenge = $2 WHERE hash = $1 AND expires_at > $3`,
      [hash, passkeyChallenge, now],
    );
    return stored > 0;
  }

  /**
   * Counts an attempt before it is made, and returns undefined for a challenge that is invalid or has had too many. The
   * challenge of a passkey is returned once.
   */
  async countAttempt(hash: Buffer, now: Date): Promise<ChallengeAttempt | undefined> {
    return this.db.row(
      Attempt,
      `UPDATE sign_in_challenge SET attempts = sign_in_challenge.attempts + 1, passkey_challenge = NULL
       FROM (SELECT hash, passkey_challenge FROM sign_in_challenge WHERE hash = $1 FOR UPDATE) AS before
       WHERE sign_in_challenge.hash = before.hash AND expires_at > $2 AND attempts < ${MAX_CHALLENGE_ATTEMPTS}
       RETURNING user_id, session_id, attempts, before.passkey_challenge`,
      [hash, now],
    );
  }

  /** Deletes the challenge. Only one of several concurrent callers gets true. */
  async consume(hash: Buffer): Promise<boolean> {
    return (await this.db.execute(`DELETE FROM sign_in_challenge WHERE hash = $1`, [hash])) > 0;
  }
}
