import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import { LessThan } from 'typeorm';
import type { AuditedAction } from './audit.js';
import { AuditEntryEntity } from './audit.entity.js';
import { personalOrganizationOf } from '../organizations/organization.sql.js';

export type AuditEntry = Readonly<AuditEntryEntity>;

export interface NewAuditEntry extends Pick<
  AuditEntryEntity,
  'action' | 'target' | 'detail' | 'userId' | 'keyId' | 'address' | 'requestId'
> {
  /** The user's personal workspace where undefined. */
  readonly organizationId: number | undefined;
}

export interface AuditFilter {
  readonly organizationId: number;
  readonly action?: AuditedAction;
  readonly userId?: number;
}

@Injectable()
export class AuditRepository {
  constructor(private readonly db: Database) {}

  /** Position, moment and hash are the database's. */
  async append({
    organizationId,
    action,
    target,
    detail,
    userId,
    keyId,
    address,
    requestId,
  }: NewAuditEntry): Promise<void> {
    await this.db.execute(
      `INSERT INTO audit_entry (organization_id, action, target, detail, user_id, key_id, address, request_id)
       VALUES (coalesce($1::bigint, ${personalOrganizationOf('$5')}), $2, $3, $4, $5, $6, $7, $8)`,
      [organizationId ?? null, action, target, JSON.stringify(detail), userId, keyId, address, requestId],
    );
  }

  /** Newest first, those before the position `before`. */
  async page(filter: AuditFilter, before: number, limit: number): Promise<AuditEntry[]> {
    const { organizationId, action, userId } = filter;
    const where = {
      organizationId,
      position: LessThan(before),
      ...(action ? { action } : {}),
      ...(userId ? { userId } : {}),
    };
    return this.db.repository(AuditEntryEntity).find({ where, order: { position: 'DESC' }, take: limit });
  }
}
