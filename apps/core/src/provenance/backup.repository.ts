import { Injectable } from '@nestjs/common';
import { Database, EntityTable, rowOf } from '@reelsheet/platform-database';
import { BackupEntity } from './backup.entity.js';

export type Backup = Readonly<BackupEntity>;

const { shape: Whole } = new EntityTable(BackupEntity);
const Id = rowOf(BackupEntity, 'id');

export interface ListedBackups {
  readonly includeRemoved: boolean;
  /** Id of the last one of the page before. */
  readonly before: number | undefined;
  readonly limit: number;
}

@Injectable()
export class BackupRepository {
  constructor(private readonly db: Database) {}

  async get(id: number): Promise<Backup> {
    return this.db.single(Whole, `SELECT ${Whole.columns()} FROM backup WHERE id = $1`, [id]);
  }

  /** Newest first. */
  async list(agentId: number, { includeRemoved, before, limit }: ListedBackups): Promise<Backup[]> {
    return this.db.rows(
      Whole,
      `SELECT ${Whole.columns()} FROM backup WHERE agent_id = $1 AND id < coalesce($2::bigint, 9223372036854775807)
         AND ($3::boolean OR removed_at IS NULL) ORDER BY id DESC LIMIT $4`,
      [agentId, before ?? null, includeRemoved, limit],
    );
  }

  async findByKey(agentId: number, key: string): Promise<Backup | undefined> {
    return this.db.row(Whole, `SELECT ${Whole.columns()} FROM backup WHERE agent_id = $1 AND idempotency_key = $2`, [
      agentId,
      key,
    ]);
  }

  /** A failed one gives up its key to the next; false where somebody was faster. */
  async freeKey(id: number): Promise<boolean> {
    const freed = await this.db.execute(
      `UPDATE backup SET idempotency_key = NULL WHERE id = $1 AND status = 'failed' AND idempotency_key IS NOT NULL`,
      [id],
    );
    return freed > 0;
  }

  /** False where the agent has no such backup. One that is hidden stays so from its first time. */
  async hide(agentId: number, id: number, now: Date): Promise<boolean> {
    const hidden = await this.db.row(
      Id,
      `UPDATE backup SET removed_at = coalesce(removed_at, $3) WHERE agent_id = $1 AND id = $2 RETURNING id`,
      [agentId, id, now],
    );
    return hidden !== undefined;
  }

  async eraseOf(agentId: number): Promise<void> {
    await this.db.execute(`DELETE FROM backup WHERE agent_id = $1`, [agentId]);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM backup WHERE organization_id = $1`, [organizationId]);
  }
}
