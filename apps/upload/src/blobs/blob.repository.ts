import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { Announcement } from './announcement.js';
import { BlobEntity } from './blob.entity.js';
import type { Owner } from './owner.js';

@Injectable()
export class BlobRepository {
  constructor(private readonly db: Database) {}

  async insert(key: string, owner: Owner, announcement: Announcement): Promise<BlobEntity> {
    const { id } = await this.db.repository(BlobEntity).save({ key, ...owner, ...announcement });
    return this.db.repository(BlobEntity).findOneByOrFail({ id });
  }

  async find(key: string): Promise<BlobEntity | null> {
    return this.db.repository(BlobEntity).findOneBy({ key });
  }

  /** Begins an upload, if the blob has no bytes and no upload that still moves. Gives the attempt's number to one caller alone. */
  async startUpload(id: number, leaseSeconds: number): Promise<number | undefined> {
    const row = await this.db.one<{ attempt: number }>(
      `UPDATE blob SET attempt = attempt + 1, claimed_until = now() + make_interval(secs => $2)
       WHERE id = $1 AND stored_at IS NULL AND (claimed_until IS NULL OR claimed_until < now())
       RETURNING attempt`,
      [id, leaseSeconds],
    );
    return row?.attempt;
  }

  /** Says that the upload still moves; zero seconds end its claim. */
  async holdUpload(id: number, attempt: number, leaseSeconds: number): Promise<void> {
    await this.db.query(
      `UPDATE blob SET claimed_until = now() + make_interval(secs => $3) WHERE id = $1 AND attempt = $2 AND stored_at IS NULL`,
      [id, attempt, leaseSeconds],
    );
  }

  /** False where a later attempt has taken over, or the blob is gone. */
  async finishUpload(id: number, attempt: number): Promise<boolean> {
    const rows = await this.db.query(
      `UPDATE blob SET stored_at = now(), claimed_until = NULL WHERE id = $1 AND attempt = $2 AND stored_at IS NULL RETURNING id`,
      [id, attempt],
    );
    return rows.length === 1;
  }

  /** Puts a blob into its workspace, from which it never moves. False where it stands in another. */
  async settle(id: number, organizationId: number | null): Promise<boolean> {
    const rows = await this.db.query(
      `UPDATE blob SET organization_id = coalesce(organization_id, $2) WHERE id = $1 AND (organization_id IS NULL OR organization_id = $2) RETURNING id`,
      [id, organizationId],
    );
    return rows.length === 1;
  }

  /** True while a PUT moves bytes of it. */
  async isUploading(id: number): Promise<boolean> {
    return (
      (await this.db.query(`SELECT 1 FROM blob WHERE id = $1 AND stored_at IS NULL AND claimed_until > now()`, [id]))
        .length > 0
    );
  }

  /** Forgets a blob that nobody uploaded, or that lay unclaimed for `unclaimedSeconds`. Gives its key. */
  async removeUnused(id: number, unclaimedSeconds: number): Promise<string[]> {
    return this.remove(
      `id = $1 AND (stored_at IS NULL OR stored_at <= now() - make_interval(secs => $2) AND NOT EXISTS (SELECT FROM media WHERE media.blob_id = blob.id))`,
      [id, unclaimedSeconds],
    );
  }

  /** Forgets blobs with their media and thumbnails. Gives the key of every file they had. */
  async removeByKey(keys: readonly string[]): Promise<{ removed: number; files: string[] }> {
    const files = await this.remove(`key = ANY ($1::text[])`, [keys]);
    const asked = new Set(keys);
    return { removed: files.filter((key) => asked.has(key)).length, files };
  }

  async removeOfOrganization(organizationId: number): Promise<string[]> {
    return this.remove(`organization_id = $1`, [organizationId]);
  }

  /** Media rows go by their foreign key, at the statement's end: their names are still seen here. */
  private async remove(condition: string, parameters: readonly unknown[]): Promise<string[]> {
    const rows = await this.db.query<{ key: string }>(
      `WITH doomed AS (DELETE FROM blob WHERE ${condition} RETURNING id, key)
       SELECT key FROM doomed
       UNION SELECT thumbnail_key FROM media JOIN doomed ON doomed.id = media.blob_id WHERE thumbnail_key IS NOT NULL`,
      parameters,
    );
    return rows.map(({ key }) => key);
  }
}
