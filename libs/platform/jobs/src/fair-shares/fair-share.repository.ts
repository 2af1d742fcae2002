import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, row, rowOf, type RowOf } from '@reelsheet/platform-database';
import { FairShareEntity } from './fair-share.entity.js';
import { fairShareOf } from './fair-share.sql.js';

const Share = row({ shareId: bigint() });
const Id = row({ id: bigint() });
const Revision = row({ revision: integer() });
const Full = rowOf(FairShareEntity, 'organizationId', 'shareId', 'revision');
export type FairShareRow = RowOf<typeof Full>;

@Injectable()
export class FairShareRepository {
  constructor(private readonly db: Database) {}

  /** Returns the revision of the share. */
  async set(organizationId: number, shareId: number): Promise<number> {
    const { revision } = await this.db.single(
      Revision,
      `INSERT INTO fair_share (organization_id, share_id) VALUES ($1, $2)
       ON CONFLICT (organization_id) DO UPDATE SET share_id = EXCLUDED.share_id, revision = fair_share.revision + 1
       RETURNING revision`,
      [organizationId, shareId],
    );
    return revision;
  }

  /** Does nothing where a later revision is known. */
  async learn({ organizationId, shareId, revision }: FairShareRow): Promise<void> {
    await this.db.execute(
      `INSERT INTO fair_share (organization_id, share_id, revision) VALUES ($1, $2, $3)
       ON CONFLICT (organization_id) DO UPDATE SET share_id = EXCLUDED.share_id, revision = EXCLUDED.revision
       WHERE fair_share.revision <= EXCLUDED.revision`,
      [organizationId, shareId, revision],
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
