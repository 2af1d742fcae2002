import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { ErasureStep } from './erasure.plan.js';

/** Removes the rows of deleted organizations, a bounded number by each call. */
@Injectable()
export class ErasureRepository {
  constructor(private readonly db: Database) {}

  /** True while the organization is deleted and its row still there. */
  async isUnderWay(organizationId: number): Promise<boolean> {
    return (
      (await this.db.query(`SELECT 1 FROM organization WHERE id = $1 AND deleted_at IS NOT NULL`, [organizationId]))
        .length > 0
    );
  }

  /** Opens append-only tables until the transaction ends. */
  async openBooks(): Promise<void> {
    await this.db.execute(`SELECT set_config('reelsheet.erasing', 'on', true)`);
  }

  /** The number of rows removed; zero when none is left. */
  async remove({ table, where }: ErasureStep, organizationId: number, limit: number): Promise<number> {
    const removed = await this.db.query(
      `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${where} LIMIT $2)) RETURNING 1`,
      [organizationId, limit],
    );
    return removed.length;
  }

  /**
   * Removes content resources; gives their number, and the keys of those that no resource elsewhere shows.
   * Inspections are locked before, as by everyone who adds or removes a resource.
   */
  async removeResources(organizationId: number, limit: number): Promise<{ removed: number; orphanedKeys: string[] }> {
    const rows = await this.db.query<{ id: number; key: string }>(
      `SELECT id, key FROM content_resource WHERE organization_id = $1 ORDER BY key LIMIT $2`,
      [organizationId, limit],
    );
    const [ids, keys] = [rows.map(({ id }) => id), rows.map(({ key }) => key)];
    await this.db.execute(`SELECT 1 FROM media_inspection WHERE key = ANY ($1::text[]) ORDER BY key FOR UPDATE`, [
      keys,
    ]);
    await this.db.execute(`DELETE FROM content_resource WHERE id = ANY ($1::bigint[])`, [ids]);
    const orphaned = await this.db.query<{ key: string }>(
      `DELETE FROM media_inspection WHERE key = ANY ($1::text[])
       AND NOT EXISTS (SELECT FROM content_resource WHERE content_resource.key = media_inspection.key AND deleted_at IS NULL) RETURNING key`,
      [keys],
    );
    return { removed: rows.length, orphanedKeys: orphaned.map(({ key }) => key) };
  }

  /** Names of bytes that were on their way into storage. */
  async deposits(organizationId: number): Promise<string[]> {
    const rows = await this.db.query<{ name: string }>(`SELECT name FROM media_deposit WHERE organization_id = $1`, [
      organizationId,
    ]);
    return rows.map(({ name }) => name);
  }

  /** With all that hangs on it by foreign keys. */
  async removeOrganization(organizationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM organization WHERE id = $1 AND deleted_at IS NOT NULL`, [organizationId]);
  }
}
