import { Injectable } from '@nestjs/common';
import { Database, rowOf, typeOf } from '@reelsheet/platform-database';
import type { UnfinishedFile } from './resumable/discard-partial.task.js';
import { ResumableUploadEntity } from './resumable/resumable-upload.entity.js';
import type { Announcement } from './uploads/announcement.js';
import { BlobEntity } from './blob.entity.js';
import type { BlobOwner } from './storage-accounts/owner.js';
import { releaseRemoved } from './storage-accounts/storage-account.sql.js';
import { derivedKeysOf, isDerived, isMedia, lockInspections, lockMedia } from '../media/media.sql.js';

const Id = rowOf(BlobEntity, 'id');
const Key = rowOf(BlobEntity, 'key');
const Unfinished = Key.with({ partial: typeOf(ResumableUploadEntity, 'partial') });

/** Files that removed blobs leave in the store. */
export interface RemainingFiles {
  /** Keys of complete files. */
  readonly files: string[];
  readonly unfinished: UnfinishedFile[];
}

export type Blob = Readonly<BlobEntity>;

@Injectable()
export class BlobRepository {
  constructor(private readonly db: Database) {}

  async insert(key: string, owner: BlobOwner, account: string, announcement: Announcement): Promise<Blob> {
    const { id } = await this.db.repository(BlobEntity).save({ key, ...owner, account, ...announcement });
    return this.db.repository(BlobEntity).findOneByOrFail({ id });
  }

  /** Notes that the bytes of a blob arrive in several requests, until this time. */
  async expectChunks(blobId: number, expiresAt: Date): Promise<void> {
    await this.db.execute(`INSERT INTO resumable_upload (blob_id, expires_at) VALUES ($1, $2)`, [blobId, expiresAt]);
  }

  /** Returns those of the keys that name neither the bytes of a blob, also future ones, nor what was made of them. */
  async unnamed(keys: readonly string[]): Promise<string[]> {
    if (keys.length === 0) return [];
    const rows = await this.db.rowsOfMany(
      Key,
      `SELECT key FROM unnest($1::text[]) AS file (key)
       WHERE NOT EXISTS (SELECT FROM blob WHERE blob.key = file.key AND blob.file_key IS NULL)
         AND NOT EXISTS (SELECT FROM blob WHERE blob.file_key = file.key) AND NOT ${isDerived('file.key')}`,
      [keys],
    );
    return rows.map(({ key }) => key);
  }

  async find(key: string): Promise<Blob | null> {
    return this.db.repository(BlobEntity).findOneBy({ key });
  }

  /** Returns the key of the latest announcement whose bytes are stored permanently. */
  async latestStored(): Promise<string | undefined> {
    const row = await this.db.row(
      Key,
      `SELECT key FROM blob WHERE stored_at IS NOT NULL AND NOT awaits_flush ORDER BY id DESC LIMIT 1`,
    );
    return row?.key;
  }

  /**
   * The file key is null if `key` names the bytes. Returns false if a later claim has taken over, or the blob is gone.
   */
  async finishUpload(id: number, claim: number, fileKey: string | null, awaitsFlush: boolean): Promise<boolean> {
    const finished = await this.db.execute(
      `UPDATE blob SET stored_at = now(), file_key = $3, awaits_flush = $4
       WHERE id = $1 AND claim = $2 AND stored_at IS NULL`,
      [id, claim, fileKey, awaitsFlush],
    );
    return finished > 0;
  }

  /** Marks the bytes of this PUT as flushed. Returns false if they are not stored any more. */
  async finishFlush(id: number, claim: number): Promise<boolean> {
    const flushed = await this.db.execute(
      `UPDATE blob SET awaits_flush = false WHERE id = $1 AND claim = $2 AND stored_at IS NOT NULL`,
      [id, claim],
    );
    return flushed > 0;
  }

  /** Marks the bytes of this PUT as lost, so that they can be uploaded again. */
  async undoUpload(id: number, claim: number): Promise<void> {
    await this.db.execute(
      `UPDATE blob SET stored_at = NULL, awaits_flush = false WHERE id = $1 AND claim = $2 AND awaits_flush`,
      [id, claim],
    );
  }

  /**
   * Assigns a blob to its organization; null for a claimant that removes it by key, after which the
   * same claimant owns it regardless of later claims. Returns false if it belongs to another
   * organization.
   */
  async settle(id: number, organizationId: number | null): Promise<boolean> {
    const settled = await this.db.execute(
      `UPDATE blob SET organization_id = CASE WHEN organization_id IS NULL AND ${isMedia('blob.id')} THEN NULL
        ELSE $2::bigint END
       WHERE id = $1 AND (organization_id IS NULL OR $2::bigint IS NULL OR organization_id = $2)`,
      [id, organizationId],
    );
    return settled === 1;
  }

  /** Moves the charge to another account. Returns false if `from` does not pay any more. */
  async charge(id: number, from: string, to: string): Promise<boolean> {
    const charged = await this.db.execute(`UPDATE blob SET account = $3 WHERE id = $1 AND account = $2`, [
      id,
      from,
      to,
    ]);
    return charged === 1;
  }

  /** Deletes a blob that was never uploaded, or not claimed for `unclaimedSeconds`. */
  async removeUnused(id: number, unclaimedSeconds: number): Promise<RemainingFiles> {
    return this.remove(
      `id = $1 AND (stored_at IS NULL OR stored_at <= now() - make_interval(secs => $2) AND NOT ${isMedia('blob.id')})`,
      [id, unclaimedSeconds],
    );
  }

  /** Deletes blobs with their media, thumbnails and resized pictures. */
  async removeByKey(keys: readonly string[]): Promise<RemainingFiles & { readonly removed: number }> {
    const remaining = await this.remove(`key = ANY ($1::text[])`, [keys]);
    const requested = new Set(keys);
    return { removed: remaining.files.filter((key) => requested.has(key)).length, ...remaining };
  }

  async removeOfOrganization(organizationId: number): Promise<RemainingFiles> {
    return this.remove(`organization_id = $1`, [organizationId]);
  }

  /**
   * The rows are locked by a statement of their own: a statement that waits for them still reads the accounts and the
   * media as they were when it began, without the charge of a claim that committed since. Inspections and media are
   * locked first, as where an inspection ends. Media rows are deleted by their foreign key at the end of the statement,
   * so their names are still visible here.
   */
  private async remove(condition: string, parameters: readonly unknown[]): Promise<RemainingFiles> {
    for (const lock of [lockInspections, lockMedia])
      await this.db.execute(lock(`SELECT blob.id FROM blob WHERE ${condition}`), parameters);
    const locked = await this.db.rows(
      Id,
      `SELECT id FROM blob WHERE ${condition} ORDER BY id FOR UPDATE OF blob`,
      parameters,
    );
    if (locked.length === 0) return { files: [], unfinished: [] };
    const ids = locked.map(({ id }) => id);
    const unfinished = await this.unfinishedOf(ids);
    const isLocked = `id = ANY ($${parameters.length + 1}::bigint[])`;
    const rows = await this.db.rows(
      Key,
      `WITH doomed AS (
           DELETE FROM blob WHERE ${isLocked} AND (${condition}) RETURNING id, key, file_key, account, byte_size),
         released AS (${releaseRemoved('doomed')})
       SELECT key FROM doomed
       UNION SELECT file_key FROM doomed WHERE file_key IS NOT NULL
       UNION ${derivedKeysOf('doomed')}`,
      [...parameters, ids],
    );
    return { files: rows.map(({ key }) => key), unfinished };
  }

  private async unfinishedOf(ids: readonly number[]): Promise<UnfinishedFile[]> {
    return this.db.rows(
      Unfinished,
      `SELECT key, partial FROM resumable_upload JOIN blob ON blob.id = blob_id
       WHERE blob_id = ANY ($1::bigint[]) AND stored_at IS NULL`,
      [ids],
    );
  }
}
