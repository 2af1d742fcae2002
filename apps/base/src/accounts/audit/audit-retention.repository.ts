import { Injectable } from '@nestjs/common';
import { bigint, bytes, Database, row, type RowOf } from '@reelsheet/platform-database';

const Cut = row({ organizationId: bigint(), position: bigint(), hash: bytes() });
/** The last entry of a chain that is to be removed. */
export type AuditCut = RowOf<typeof Cut>;

const Removed = row({ removed: bigint() });

/** Finds and removes old entries at the beginning of chains. */
@Injectable()
export class AuditRetentionRepository {
  constructor(private readonly db: Database) {}

  /**
   * Returns the last entry to remove of chains that begin with one from before that time, by organization, starting
   * after the organization `after`. The last entry of a chain stays, because it proves the end of the chain.
   */
  async cuts(before: Date, after: number, chains: number, entries: number): Promise<AuditCut[]> {
    return this.db.rows(
      Cut,
      `SELECT chain.organization_id, cut.position, cut.hash
       FROM audit.chain LEFT JOIN audit.chain_start AS start USING (organization_id)
       CROSS JOIN LATERAL (
         SELECT at, position FROM audit.entry WHERE entry.organization_id = chain.organization_id
           AND position > coalesce(start.position, 0) ORDER BY position LIMIT 1
       ) AS first
       CROSS JOIN LATERAL (
         SELECT position, hash FROM (
           SELECT position, hash, bool_and(at < $1) OVER (ORDER BY position) AS is_old FROM (
             SELECT position, hash, at FROM audit.entry WHERE entry.organization_id = chain.organization_id
               AND position >= first.position AND position < chain.position ORDER BY position LIMIT $4
           ) AS next
         ) AS aged WHERE is_old ORDER BY position DESC LIMIT 1
       ) AS cut
       WHERE chain.organization_id > $2 AND erased_at IS NULL AND first.at < $1
       ORDER BY chain.organization_id LIMIT $3`,
      [before, after, chains, entries],
    );
  }

  /** Removes the entry and all before it, and returns their number. */
  async shorten({ organizationId, position, hash }: AuditCut, seal: Buffer, signedWith: string): Promise<number> {
    const { removed } = await this.db.single(Removed, `SELECT audit.shorten($1, $2, $3, $4, $5) AS removed`, [
      ...[organizationId, position, hash],
      ...[seal, signedWith],
    ]);
    return removed;
  }
}
