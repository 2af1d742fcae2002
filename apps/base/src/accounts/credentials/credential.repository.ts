import { Injectable } from '@nestjs/common';
import { boolean, Database, json, nullable, rowOf, timestamp, typeOf, type RowOf } from '@reelsheet/platform-database';
import type { Caller } from '@reelsheet/platform-auth';
import { AccessKeyEntity } from '../access-keys/access-key.entity.js';
import type { ExternalIdentity } from '../external-identities/external-identity.js';
import { provedEmailOf } from '../users/user.sql.js';
import { invitationsOf, membershipsOf, type SelectedMembership } from '../organizations/organization.sql.js';
import { hasSecondFactor } from '../second-factors/second-factor.sql.js';

const Credential = rowOf(AccessKeyEntity, 'userId', 'expiresAt', 'scopes', 'organizationId').with({
  keyId: nullable(typeOf(AccessKeyEntity, 'id')),
  memberships: json<SelectedMembership[]>(),
  invitedTo: json<number[]>(),
  hasSecondFactor: boolean(),
  factorProvedAt: nullable(timestamp()),
});
export type CredentialRow = RowOf<typeof Credential>;

const UNLIMITED = `NULL::text[] AS scopes, NULL::bigint AS organization_id`;
const NO_FACTOR = `NULL::timestamptz AS factor_proved_at`;
const RIGHTS = `${membershipsOf('holder.user_id')} AS memberships,
  ${invitationsOf(provedEmailOf('holder.user_id'))} AS invited_to,
  ${hasSecondFactor('holder.user_id')} AS has_second_factor`;

/** Finds credentials together with the permissions of their holder, each in one statement. */
@Injectable()
export class CredentialRepository {
  constructor(private readonly db: Database) {}

  /** Finds the holder of an active key and records its use, at most once a minute. */
  async findByKeyHash(hash: Buffer, now: Date): Promise<CredentialRow | undefined> {
    return this.db.row(
      Credential,
      `WITH used AS (
         UPDATE access_key SET last_used_at = $2
         WHERE hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)
           AND (last_used_at IS NULL OR last_used_at < $2::timestamptz - interval '1 minute')
       )
       SELECT holder.user_id, holder.id AS key_id, holder.scopes, holder.organization_id, ${RIGHTS}, holder.expires_at,
       ${NO_FACTOR}
       FROM access_key AS holder WHERE hash = $1 AND revoked_at IS NULL AND (expires_at IS NULL OR expires_at > $2)`,
      [hash, now],
    );
  }

  async findBySession(sessionId: string, userId: number): Promise<CredentialRow | undefined> {
    return this.db.row(
      Credential,
      `SELECT holder.user_id, NULL::bigint AS key_id, ${UNLIMITED}, ${RIGHTS}, NULL::timestamptz AS expires_at,
       holder.factor_proved_at
       FROM session AS holder WHERE id = $1 AND user_id = $2 AND revoked_at IS NULL`,
      [sessionId, userId],
    );
  }

  async findByIdentity({ issuer, subject, issuedAt }: ExternalIdentity): Promise<CredentialRow | undefined> {
    return this.db.row(
      Credential,
      `SELECT holder.user_id, NULL::bigint AS key_id, ${UNLIMITED}, ${RIGHTS}, NULL::timestamptz AS expires_at,
       ${NO_FACTOR}
       FROM external_identity AS holder
       WHERE issuer = $1 AND subject = $2 AND coalesce(tokens_from, '-infinity') <= $3`,
      [issuer, subject, issuedAt],
    );
  }

  /** Returns whether the credential of the caller is still active. Exact when the user row is locked. */
  async isActive({ userId, keyId, sessionId, issuedAt }: Caller): Promise<boolean> {
    const found = await this.db.execute(
      `SELECT FROM access_key WHERE user_id = $1 AND id = $2 AND revoked_at IS NULL
       UNION ALL SELECT FROM session WHERE user_id = $1 AND id = $3 AND revoked_at IS NULL
       UNION ALL SELECT FROM external_identity
       WHERE user_id = $1 AND coalesce(tokens_from, '-infinity') <= $4::timestamptz`,
      [userId, keyId, sessionId ?? null, issuedAt ?? null],
    );
    return found > 0;
  }
}
