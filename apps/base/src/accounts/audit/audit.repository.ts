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
  /** Position within the organization, starting at 1 without gaps. */
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

/** The last entry of an organization's chain; position 0 when the chain is empty. */
const End = row({ organizationId: bigint(), position: bigint(), hash: bytes() });
export type ChainEnd = RowOf<typeof End>;

const Sealed = End.with({ seal: bytes() });
export type SealedEnd = RowOf<typeof Sealed>;

/** The last entry that was removed from the beginning of a chain because of its age. */
const Start = Sealed.with({ signedWith: text() });
export type SealedStart = RowOf<typeof Start>;

export interface AuditFilter {
  readonly organizationId: number;
  readonly action?: AuditedAction;
  readonly userId?: number;
}

/**
 * Reads and appends entries of the log. Its tables are in a schema of their own
 * (`libs/native-servers/src/audit-schema.ts`), in which base can only insert.
 */
@Injectable()
export class AuditRepository {
  constructor(private readonly db: Database) {}

  /**
   * Locks and returns the end of an organization's chain until the transaction ends; the chain of the user's personal
   * workspace when the organization is undefined. Returns undefined when neither exists.
   */
  async lockEnd(organizationId: number | undefined, userId: number | null): Promise<ChainEnd | undefined> {
    return this.db.row(
      End,
      `SELECT chain.organization_id, held.position, held.hash
       FROM (SELECT coalesce($1::bigint, ${personalOrganizationOf('$2')}) AS organization_id) AS chain,
       audit.hold(chain.organization_id) AS held
       WHERE chain.organization_id IS NOT NULL`,
      [organizationId ?? null, userId],
    );
  }

  /** Appends an entry to its chain, which must be locked by {@link lockEnd}. */
  async append(entry: Omit<AuditEntry, 'id'>, seal: Buffer): Promise<void> {
    const { organizationId, position, action, target, detail, userId, keyId, address, requestId, at } = entry;
    await this.db.execute(`SELECT audit.append($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`, [
      ...[organizationId, position, action, target, JSON.stringify(detail), userId, keyId, address, requestId, at],
      ...[entry.signedWith, entry.hash, seal],
    ]);
  }

  /** Returns entries before the position `before`, newest first. */
  async page({ organizationId, action, userId }: AuditFilter, before: number, limit: number): Promise<AuditEntry[]> {
    return this.db.rowsOfReplica(
      Entry,
      `SELECT ${Entry.columns()} FROM audit.entry WHERE organization_id = $1 AND position < $2
         AND ($3::text IS NULL OR action = $3) AND ($4::bigint IS NULL OR user_id = $4)
         ORDER BY position DESC LIMIT $5`,
      [organizationId, before, action ?? null, userId ?? null, limit],
    );
  }

  /** Returns entries starting at the position `from`, oldest first. */
  async chain(organizationId: number, from: number, limit: number): Promise<AuditEntry[]> {
    return this.db.rows(
      Entry,
      `SELECT ${Entry.columns()} FROM audit.entry WHERE organization_id = $1 AND position >= $2
       ORDER BY position LIMIT $3`,
      [organizationId, from, limit],
    );
  }

  /** Returns undefined when the organization has no entries. */
  async end(organizationId: number): Promise<SealedEnd | undefined> {
    return this.db.row(Sealed, `SELECT ${Sealed.columns()} FROM audit.chain WHERE organization_id = $1`, [
      organizationId,
    ]);
  }

  /** Returns undefined when no entry was removed because of its age. */
  async start(organizationId: number): Promise<SealedStart | undefined> {
    return this.db.row(Start, `SELECT ${Start.columns()} FROM audit.chain_start WHERE organization_id = $1`, [
      organizationId,
    ]);
  }
}
