import { Injectable } from '@nestjs/common';
import { bigint, boolean, Database, integer, row, rowOf } from '@reelsheet/platform-database';
import { DELETED_AT_ONCE, STORED_MS } from './idempotency-limits.js';
import { IdempotentAnswerEntity } from './idempotent-answer.entity.js';

/** The key of a user at a route. */
export interface AnswerKey {
  readonly userId: number;
  readonly route: string;
  readonly keyHash: Buffer;
}

/** Name of the advisory lock of a key. */
export const lockNameOf = ({ userId, route, keyHash }: AnswerKey) =>
  `idempotency ${userId} ${route} ${keyHash.toString('base64url')}`;

/** An answer as it is stored. */
export interface SealedAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  /** Null for an answer without a body, and where the body is not stored. */
  readonly body: Buffer | null;
  readonly isBodyOmitted: boolean;
}

const StoredRow = rowOf(IdempotentAnswerEntity, 'request', 'status', 'headers', 'body', 'isBodyOmitted');
const Lock = row({ isLocked: boolean() });
const Written = row({ isWritten: boolean() });
const Usage = row({ count: integer(), bytes: bigint() });

const STORED_SECONDS = STORED_MS / 1_000;
const IS_OLD = 'created_at <= now() - make_interval(secs =>';
const IS_KEY = 'user_id = $1 AND route = $2 AND key_hash = $3';

@Injectable()
export class IdempotentAnswerRepository {
  constructor(private readonly db: Database) {}

  /** Locks the key until the open transaction ends, also with its process. Returns false while another has the lock. */
  async tryLock(key: AnswerKey): Promise<boolean> {
    const sql = 'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS is_locked';
    return (await this.db.single(Lock, sql, [lockNameOf(key)])).isLocked;
  }

  /** Answers that are too old do not count. */
  async find({ userId, route, keyHash }: AnswerKey) {
    return this.db.row(
      StoredRow,
      `SELECT ${StoredRow.columns()} FROM idempotent_answer
       WHERE ${IS_KEY} AND created_at > now() - make_interval(secs => $4)`,
      [userId, route, keyHash, STORED_SECONDS],
    );
  }

  /** Counts the answers of a user and their bytes, up to a number of answers. */
  async usageOf(userId: number, limit: number): Promise<{ readonly count: number; readonly bytes: number }> {
    const sql = `SELECT count(*)::integer AS count, coalesce(sum(octet_length(body)), 0)::bigint AS bytes
      FROM (SELECT body FROM idempotent_answer WHERE user_id = $1 LIMIT $2) AS stored`;
    return this.db.single(Usage, sql, [userId, limit]);
  }

  /**
   * Stores that a request begins; replaces one that is too old. Returns false if another request with the key began
   * first, which happens when the connection of the lock breaks.
   */
  async begin({ userId, route, keyHash }: AnswerKey, request: Buffer): Promise<boolean> {
    const count = await this.db.execute(
      `INSERT INTO idempotent_answer AS stored (user_id, route, key_hash, request) VALUES ($1, $2, $3, $4)
       ON CONFLICT (user_id, route, key_hash) DO UPDATE SET
         request = excluded.request, status = NULL, headers = '{}', body = NULL, is_body_omitted = false,
         created_at = excluded.created_at
       WHERE stored.${IS_OLD} $5)`,
      [userId, route, keyHash, request, STORED_SECONDS],
    );
    return count === 1;
  }

  /** Stores an answer with the request; replaces one that is too old. */
  async insert({ userId, route, keyHash }: AnswerKey, request: Buffer, answer: SealedAnswer): Promise<void> {
    const { status, headers, body, isBodyOmitted } = answer;
    await this.db.execute(
      `INSERT INTO idempotent_answer (user_id, route, key_hash, request, status, headers, body, is_body_omitted)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
       ON CONFLICT (user_id, route, key_hash) DO UPDATE SET
         request = excluded.request, status = excluded.status, headers = excluded.headers, body = excluded.body,
         is_body_omitted = excluded.is_body_omitted, created_at = excluded.created_at`,
      [userId, route, keyHash, request, status, JSON.stringify(headers), body, isBodyOmitted],
    );
  }

  async complete({ userId, route, keyHash }: AnswerKey, answer: SealedAnswer): Promise<void> {
    const { status, headers, body, isBodyOmitted } = answer;
    await this.db.execute(
      `UPDATE idempotent_answer SET status = $4, headers = $5, body = $6, is_body_omitted = $7 WHERE ${IS_KEY}`,
      [userId, route, keyHash, status, JSON.stringify(headers), body, isBodyOmitted],
    );
  }

  /** Returns whether the open transaction has written anything. */
  async hasWritten(): Promise<boolean> {
    return (await this.db.single(Written, 'SELECT pg_current_xact_id_if_assigned() IS NOT NULL AS is_written'))
      .isWritten;
  }

  async delete({ userId, route, keyHash }: AnswerKey): Promise<void> {
    await this.db.execute(`DELETE FROM idempotent_answer WHERE ${IS_KEY}`, [userId, route, keyHash]);
  }

  /** Deletes some of the answers that are too old; returns how many. */
  async deleteOld(): Promise<number> {
    return this.db.execute(
      `DELETE FROM idempotent_answer WHERE (user_id, route, key_hash) IN (
         SELECT user_id, route, key_hash FROM idempotent_answer
         WHERE ${IS_OLD} $1) ORDER BY created_at LIMIT ${DELETED_AT_ONCE}
         FOR UPDATE SKIP LOCKED)`,
      [STORED_SECONDS],
    );
  }

  /** Deletes old answers until none is left. */
  async deleteAllOld(): Promise<void> {
    while ((await this.deleteOld()) === DELETED_AT_ONCE);
  }
}
