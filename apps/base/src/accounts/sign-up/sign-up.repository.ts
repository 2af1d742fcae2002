import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { SignUpEntity } from './sign-up.entity.js';

const Pending = rowOf(SignUpEntity, 'id', 'email', 'name', 'username', 'passwordHash');
export type PendingSignUp = RowOf<typeof Pending>;

/** Hash and expiry of a mailed link. */
export type Link = Pick<SignUpEntity, 'hash' | 'expiresAt'>;

@Injectable()
export class SignUpRepository {
  constructor(private readonly db: Database) {}

  /** Inserts a sign-up and deletes expired ones. Returns false when the request was already processed. */
  async insert(signUp: PendingSignUp & Link, now: Date): Promise<boolean> {
    const { id, email, name, username, passwordHash, hash, expiresAt } = signUp;
    await this.db.execute(
      `DELETE FROM sign_up WHERE id IN (SELECT id FROM sign_up WHERE expires_at <= $1 FOR UPDATE SKIP LOCKED)`,
      [now],
    );
    const inserted = await this.db.execute(
      `INSERT INTO sign_up (id, email, name, username, password_hash, hash, expires_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (id) DO NOTHING`,
      [id, email, name, username, passwordHash, hash, expiresAt],
    );
    return inserted > 0;
  }

  /** Returns the most recent sign-up of the address that has not expired. */
  async findLatest(email: string, now: Date): Promise<PendingSignUp | undefined> {
    return this.db.row(
      Pending,
      `SELECT ${Pending.columns('sign_up')} FROM sign_up
       WHERE lower(email) = lower($1) AND expires_at > $2 ORDER BY expires_at DESC LIMIT 1`,
      [email, now],
    );
  }

  /** Replaces the link of a sign-up. */
  async renew(id: string, { hash, expiresAt }: Link): Promise<void> {
    await this.db.repository(SignUpEntity).update({ id }, { hash, expiresAt });
  }

  /** Returns the sign-up of a valid link. */
  async find(hash: Buffer, now: Date): Promise<PendingSignUp | undefined> {
    return this.db.row(
      Pending,
      `SELECT ${Pending.columns('sign_up')} FROM sign_up WHERE hash = $1 AND expires_at > $2`,
      [hash, now],
    );
  }

  /** Deletes and returns the sign-up of a valid link. Only one of several concurrent callers gets it. */
  async consume(hash: Buffer, now: Date): Promise<PendingSignUp | undefined> {
    return this.db.row(
      Pending,
      `DELETE FROM sign_up WHERE hash = $1 AND expires_at > $2 RETURNING ${Pending.columns('sign_up')}`,
      [hash, now],
    );
  }
}
