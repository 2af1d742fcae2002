import { Injectable } from '@nestjs/common';
import { bigint, Database, row, rowOf, type RowOf } from '@reelsheet/platform-database';
import { FairShareEntity } from './fair-share.entity.js';
import { fairShareOf } from './fair-share.sql.js';

const Share = row({ shareId: bigint() });
const Id = row({ id: bigint() });
const Full = rowOf(FairShareEntity, 'organizationId', 'shareId');
export type FairShareRow = RowOf<typeof Full>;

@Injectable()
export class FairShareRepository {
  constructor(private readonly db: Database) {}

  async set({ organizationId, shareId }: FairShareRow): Promise<void> {
    await this.db.execute(
      `INSERT INTO fair_share (organization_id, share_id) VALUES ($1, $2)
       ON CONFLICT (organization_id) DO UPDATE SET share_id = EXCLUDED.share_id`,
      [organizationId, shareId],
    );
  }

  async remove(organizationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM fair_share WHERE organization_id = $1`, [organizationId]);
  }

  async shareOf(organizationId: number): Promise<number> {
    const { shareId } = await this.db.single(Share, `SELECT ${fairShareOf('$1::bigint')} AS share_id`, [
      organizationId,
    ]);
    return shareId;
  }

  /** Returns the organization itself and all that use its share. */
  async usersOf(shareId: number): Promise<number[]> {
    const users = await this.db.rows(
      Id,
      `SELECT $1::bigint AS id UNION ALL SELECT organization_id FROM fair_share WHERE share_id = $1`,
      [shareId],
    );
    return users.map(({ id }) => id);
  }

  /** Prevents others from locking the share until the transaction ends. */
  async lock(shareId: number): Promise<void> {
    await this.db.lock('fair share', shareId);
  }

  /** Returns rows after an organization, ordered by organization. */
  async list(after: number, limit: number): Promise<FairShareRow[]> {
    return this.db.rows(
      Full,
      `SELECT ${Full.columns()} FROM fair_share WHERE organization_id > $1 ORDER BY organization_id LIMIT $2`,
      [after, limit],
    );
  }
}
