import { Injectable } from '@nestjs/common';
import { Database, EntityTable, rowOf } from '@reelsheet/platform-database';
import { BackupEntity } from './backup.entity.js';

export type Backup = Readonly<BackupEntity>;

const { shape: Whole } = new EntityTable(BackupEntity);
const Id = rowOf(BackupEntity, 'id');

const TABLES = ['backup_renewal', 'backup'];

/** Columns of a backup that a renewal changes. */
type Renewed = Pick<BackupEntity, 'storeBlobObjectId' | 'storeStorageId'> & {
  readonly storeEndEpoch: number;
  readonly storeEncodedLengthBytes: number;
  readonly storedAt: Date;
  readonly expiresAt: Date;
  readonly renewalDueAt: Date;
};

export interface ListedBackups {
  readonly includeRemoved: boolean;
  /** Id of the last backup of the previous page. */
  readonly before: number | undefined;
  readonly limit: number;
}

@Injectable()
export class BackupRepository {
  constructor(private readonly db: Database) {}

  async get(id: number): Promise<Backup> {
    return this.db.single(Whole, `SELECT ${Whole.columns()} FROM backup WHERE id = $1`, [id]);
  }

  /** Returns undefined if it was erased. */
  async find(id: number): Promise<Backup | undefined> {
    return this.db.row(Whole, `SELECT ${Whole.columns()} FROM backup WHERE id = $1`, [id]);
  }

  /** Returns the newest first. */
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

  /** Releases the idempotency key of a failed backup. Returns false if another request was faster. */
  async freeKey(id: number): Promise<boolean> {
    const freed = await this.db.execute(
      `UPDATE backup SET idempotency_key = NULL WHERE id = $1 AND status = 'failed' AND idempotency_key IS NOT NULL`,
      [id],
    );
    return freed > 0;
  }

  /** Returns false if the agent has no such backup. The first time of hiding is kept. */
  async hide(agentId: number, id: number, now: Date): Promise<boolean> {
    const hidden = await this.db.row(
      Id,
      `UPDATE backup SET removed_at = coalesce(removed_at, $3) WHERE agent_id = $1 AND id = $2 RETURNING id`,
      [agentId, id, now],
    );
    return hidden !== undefined;
  }

  async renewed(id: number, { storedAt, expiresAt, renewalDueAt, ...kept }: Renewed): Promise<void> {
    await this.db.execute(
      `UPDATE backup SET stored_at = $2, expires_at = $3, renewal_due_at = $4, store_end_epoch = $5,
         store_encoded_length_bytes = $6, store_blob_object_id = coalesce($7, store_blob_object_id),
         store_storage_id = coalesce($8, store_storage_id), updated_at = now()
       WHERE id = $1`,
      [
        id,
        storedAt,
        expiresAt,
        renewalDueAt,
        kept.storeEndEpoch,
        kept.storeEncodedLengthBytes,
        kept.storeBlobObjectId,
        kept.storeStorageId,
      ],
    );
  }

  async eraseOf(agentId: number): Promise<void> {
    for (const table of TABLES) await this.db.execute(`DELETE FROM ${table} WHERE agent_id = $1`, [agentId]);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    for (const table of TABLES)
      await this.db.execute(`DELETE FROM ${table} WHERE organization_id = $1`, [organizationId]);
  }
}
