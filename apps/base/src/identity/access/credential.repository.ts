import { Injectable } from '@nestjs/common';
import type { Role } from '@reelsheet/kernel';
import { Database } from '@reelsheet/platform-database';

export interface CredentialRow {
  readonly userId: number;
  readonly keyId: number | null;
  readonly memberships: { organization_id: number; role: Role }[];
  readonly expiresAt: Date | null;
}

const MEMBERSHIPS = `coalesce((SELECT json_agg(json_build_object('organization_id', organization_id, 'role', role)) FROM membership WHERE user_id = holder.user_id), '[]')`;

/** Credentials with all that their holder may do, each in one statement. */
@Injectable()
export class CredentialRepository {
  constructor(private readonly db: Database) {}

  /** A living key's holder; notes its use, at most once a minute. */
  async findByKeyHash(hash: Buffer, now: Date): Promise<CredentialRow | undefined> {
    return this.db.one(
      `WITH used AS (
         UPDATE access_key SET last_used_at = $2
         WHERE hash = $1 AND revoked_at IS NULL AND (last_used_at IS NULL OR last_used_at < $2::timestamptz - interval '1 minute')
       )
       SELECT holder.user_id AS "userId", holder.id AS "keyId", ${MEMBERSHIPS} AS memberships, holder.expires_at AS "expiresAt"
       FROM access_key AS holder WHERE hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)`,
      [hash, now],
    );
  }

  async findBySession(sessionId: string, userId: number): Promise<CredentialRow | undefined> {
    return this.db.one(
      `SELECT holder.user_id AS "userId", NULL AS "keyId", ${MEMBERSHIPS} AS memberships, NULL AS "expiresAt"
       FROM session AS holder WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL`,
      [sessionId, userId],
    );
  }

  async findByIdentity({ issuer, subject }: { issuer: string; subject: string }): Promise<CredentialRow | undefined> {
    return this.db.one(
      `SELECT holder.user_id AS "userId", NULL AS "keyId", ${MEMBERSHIPS} AS memberships, NULL AS "expiresAt"
       FROM external_identity AS holder WHERE issuer = $1 AND subject = $2`,
      [issuer, subject],
    );
  }
}
