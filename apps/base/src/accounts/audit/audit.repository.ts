import { Injectable } from '@nestjs/common';
import {
  bigint,
  bytes,
  Database,
  json,
  nullable,
  row,
  text,
  timestamp,
  type RowOf,
} from '@reelsheet/platform-database';
import type { AuditedAction } from './audit.js';
import { personalOrganizationOf } from '../organizations/organization.sql.js';

const Entry = row({
  id: bigint(),
  organizationId: bigint(),
  /** Counts from 1 in each organization, without a gap. */
  position: bigint(),
  action: text<AuditedAction>(),
  target: nullable(text()),
  detail: json<Readonly<Record<string, string | number>>>(),
  userId: nullable(bigint()),
  keyId: nullable(bigint()),
  address: nullable(text()),
  requestId: nullable(text()),
  at: timestamp(),
  signedWith: text(),
  hash: bytes(),
});
export type AuditEntry = RowOf<typeof Entry>;

/** The last entry of an organization's chain; position 0 where there is none yet. */
const End = row({ organizationId: bigint(), position: bigint(), hash: bytes() });
export type ChainEnd = RowOf<typeof End>;

const Sealed = End.with({ seal: bytes() });
export type SealedEnd = RowOf<typeof Sealed>;

export interface AuditFilter {
  readonly organizationId: number;
  readonly action?: AuditedAction;
  readonly userId?: number;
}

/** The log stands in a schema of its own (`libs/native-servers/src/audit-schema.ts`), to which base can only add. */
@Injectable()
export class AuditRepository {
  constructor(private readonly db: Database) {}

  /**
   * The end of the chain of an organization, of the user's personal workspace where undefined, held until the
   * transaction ends; undefined where that is nobody's.
   */
  async hold(organizationId: number | undefined, userId: number | null): Promise<ChainEnd | undefined> {
    return this.db.row(
      End,
      `SELECT chain.organization_id, held.position, held.hash
       FROM (SELECT coalesce($1::bigint, ${personalOrganizationOf('$2')}) AS organization_id) AS chain, audit.hold(chain.organization_id) AS held
       WHERE chain.organization_id IS NOT NULL`,
      [organizationId ?? null, userId],
    );
  }

  /** Puts an entry at the end of its chain, which must be held. */
  async append(entry: Omit<AuditEntry, 'id'>, seal: Buffer): Promise<void> {
    const { organizationId, position, action, target, detail, userId, keyId, address, requestId, at } = entry;
    await this.db.execute(`SELECT audit.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`, [
      ...[organizationId, position, action, target, JSON.stringify(detail), userId, keyId, address, requestId, at],
      ...[entry.signedWith, entry.hash, seal],
    ]);
  }

  /** Newest first, those before the position `before`. */
  async page({ organizationId, action, userId }: AuditFilter, before: number, limit: number): Promise<AuditEntry[]> {
    return this.db.rows(
      Entry,
      `SELECT ${Entry.columns()} FROM audit.entry WHERE organization_id = $1 AND position < $2
         AND ($3::text IS NULL OR action = $3) AND ($4::bigint IS NULL OR user_id = $4) ORDER BY position DESC LIMIT $5`,
      [organizationId, before, action ?? null, userId ?? null, limit],
    );
  }

  /** Oldest first, from the position `from` on. */
  async chain(organizationId: number, from: number, limit: number): Promise<AuditEntry[]> {
    return this.db.rows(
      Entry,
      `SELECT ${Entry.columns()} FROM audit.entry WHERE organization_id = $1 AND position >= $2 ORDER BY position LIMIT $3`,
      [organizationId, from, limit],
    );
  }

  /** Undefined where nothing was ever written down. */
  async end(organizationId: number): Promise<SealedEnd | undefined> {
    return this.db.row(Sealed, `SELECT ${Sealed.columns()} FROM audit.chain WHERE organization_id = $1`, [
      organizationId,
    ]);
  }
}
