import { Injectable } from '@nestjs/common';
import { boolean, Database, row, rowOf, type RowOf } from '@reelsheet/platform-database';
import { IsNull } from 'typeorm';
import type { ChangedBytes, StoredMedia } from '../media/media-store.js';
import { ContentResourceEntity, MediaInspectionEntity } from './content-resource.entity.js';
import { LOCK_INSPECTIONS, LOCK_INSPECTIONS_IN_FOLDERS } from './media-inspection.sql.js';
import { FileTrashBytes } from './trash/file-trash-bytes.sql.js';

export type MediaInspection = Readonly<Omit<MediaInspectionEntity, 'presentUrl'>>;
export type ContentResource = Readonly<ContentResourceEntity>;

const Id = rowOf(ContentResourceEntity, 'id');
const Keyed = rowOf(ContentResourceEntity, 'id', 'key');
const Gone = row({ isGone: boolean() });

export interface NewContentResource extends StoredMedia {
  readonly organizationId: number;
  readonly agentId: number;
  readonly sheetId?: number | null;
  readonly folderId?: number | null;
  readonly generationId?: number | null;
}

export interface ContentResourceFilter {
  readonly agentId: number;
  readonly objectType?: string;
  readonly sheetId?: number;
  readonly ids?: readonly number[];
}

/** A deletion of resources. */
export interface Deletion {
  readonly at: Date;
  readonly userId: number;
  /** False when the bytes are deleted too. */
  readonly canBeRestored: boolean;
}

const MARK_DELETED = `UPDATE content_resource SET deleted_at = $1, deleted_by = $2, in_trash = $3`;
const valuesOf = ({ at, userId, canBeRestored }: Deletion) => [at, userId, canBeRestored];

@Injectable()
export class ContentResourceRepository {
  constructor(
    private readonly db: Database,
    private readonly bytes: FileTrashBytes,
  ) {}

  /**
   * Returns whether the bytes are still stored. Waits for a concurrent deletion of the last resource that uses them.
   */
  async isStored(key: string): Promise<boolean> {
    await this.db.execute(LOCK_INSPECTIONS, [[key]]);
    const { isGone } = (await this.db.row(
      Gone,
      `SELECT coalesce(bool_and(deleted_at IS NOT NULL), false) AS is_gone FROM content_resource WHERE key = $1`,
      [key],
    ))!;
    return !isGone;
  }

  /** Returns the ids in the order of the resources. */
  async insert(resources: readonly NewContentResource[]): Promise<number[]> {
    const rows = await this.db.rows(
      Id,
      `WITH item AS (
         SELECT * FROM ROWS FROM (jsonb_to_recordset($1) AS (
           "organizationId" bigint, "agentId" bigint, "sheetId" bigint, "folderId" bigint, "generationId" bigint,
           key text, url text, "fileName" text, "contentType" text, "objectType" text, "byteSize" bigint,
           width integer, height integer, duration float8, "thumbnailUrl" text, inspection text
         )) WITH ORDINALITY AS item (organization_id, agent_id, sheet_id, folder_id, generation_id, key, url,
         file_name, content_type,
           object_type, byte_size, width, height, duration, thumbnail_url, inspection, index)
       ), seen AS (
         INSERT INTO media_inspection AS known (key, width, height, duration, thumbnail_url, inspection)
         SELECT DISTINCT ON (key) key, width, height, duration, thumbnail_url, inspection FROM item ORDER BY key
         ON CONFLICT (key) DO UPDATE SET width = coalesce(known.width, excluded.width),
         height = coalesce(known.height, excluded.height),
           duration = coalesce(known.duration, excluded.duration), thumbnail_url = coalesce(known.thumbnail_url,
           excluded.thumbnail_url),
           inspection = CASE known.inspection WHEN 'pending' THEN excluded.inspection ELSE known.inspection END
         RETURNING *
       )
       INSERT INTO content_resource (organization_id, agent_id, sheet_id, folder_id, generation_id, key, url,
       thumbnail_url,
         file_name, content_type, object_type, byte_size, width, height, duration, inspection, inspection_error)
       SELECT organization_id, agent_id, sheet_id, folder_id, generation_id, item.key, coalesce(present_url, url),
         seen.thumbnail_url,
         file_name, content_type, object_type, byte_size, seen.width, seen.height, seen.duration,
         seen.inspection, seen.inspection_error
       FROM item JOIN seen ON seen.key = item.key ORDER BY index
       RETURNING id`,
      [JSON.stringify(resources)],
    );
    return rows.map(({ id }) => id);
  }

  /** Locks the inspection, so that a concurrent deletion of the original either sees the copy or prevents it. */
  async copy(
    id: number,
    { agentId, sheetId, fileName }: Pick<ContentResource, 'agentId' | 'sheetId' | 'fileName'>,
  ): Promise<number | undefined> {
    await this.db.execute(
      `SELECT FROM media_inspection WHERE key = (SELECT key FROM content_resource WHERE id = $1) FOR UPDATE`,
      [id],
    );
    const copied = await this.db.row(
      Id,
      `INSERT INTO content_resource (organization_id, agent_id, sheet_id, key, url, thumbnail_url, file_name,
       content_type,
         object_type, byte_size, width, height, duration, inspection, inspection_error)
       SELECT organization_id, $2, $3, key, url, thumbnail_url, $4, content_type, object_type, byte_size, width,
       height, duration, inspection, inspection_error
       FROM content_resource WHERE id = $1 AND deleted_at IS NULL RETURNING id`,
      [id, agentId, sheetId, fileName],
    );
    return copied?.id;
  }

  async find(agentId: number, id: number): Promise<ContentResource | null> {
    return this.db.repository(ContentResourceEntity).findOneBy({ id, agentId, deletedAt: IsNull() });
  }

  async list(
    { agentId, objectType, sheetId, ids }: ContentResourceFilter,
    skip: number,
    take: number,
  ): Promise<ContentResource[]> {
    const query = this.db
      .repository(ContentResourceEntity)
      .createQueryBuilder('resource')
      .where({ agentId, deletedAt: IsNull() });
    if (objectType) query.andWhere({ objectType });
    if (sheetId) query.andWhere({ sheetId });
    if (ids) query.andWhere('resource.id = ANY (:ids::bigint[])', { ids });
    return query.orderBy('resource.id', 'DESC').skip(skip).take(take).getMany();
  }

  async change(
    agentId: number,
    id: number,
    changes: Partial<Pick<ContentResource, 'fileName' | 'folderId'>>,
  ): Promise<boolean> {
    const { affected } = await this.db
      .repository(ContentResourceEntity)
      .update({ id, agentId, deletedAt: IsNull() }, changes);
    return affected === 1;
  }

  /** Marks the resource as deleted. Returns the changes of its bytes; undefined when it is missing. */
  async remove(agentId: number, id: number, deletion: Deletion): Promise<ChangedBytes | undefined> {
    const resource = await this.find(agentId, id);
    if (!resource) return undefined;
    await this.db.execute(LOCK_INSPECTIONS, [[resource.key]]);
    const removed = await this.db.execute(`${MARK_DELETED} WHERE id = $4 AND deleted_at IS NULL`, [
      ...valuesOf(deletion),
      id,
    ]);
    return removed === 0 ? undefined : this.bytes.settle([resource.key]);
  }

  /** Deletes all resources in these folders like {@link remove}. Returns undefined when there are more than `limit`. */
  async removeIn(folderIds: readonly number[], limit: number, deletion: Deletion): Promise<ChangedBytes | undefined> {
    if ((await this.filesIn(folderIds, limit + 1)).length > limit) return undefined;
    await this.db.execute(LOCK_INSPECTIONS_IN_FOLDERS, [folderIds]);
    // Others may have deleted or restored files before they were locked.
    const resources = await this.filesIn(folderIds, limit + 1);
    if (resources.length > limit) return undefined;
    const [ids, keys] = [resources.map(({ id }) => id), resources.map(({ key }) => key)];
    await this.db.executeForMany(`${MARK_DELETED} WHERE id = ANY ($4::bigint[]) AND deleted_at IS NULL`, [
      ...valuesOf(deletion),
      ids,
    ]);
    return this.bytes.settle(keys);
  }

  private async filesIn(folderIds: readonly number[], limit: number): Promise<RowOf<typeof Keyed>[]> {
    return this.db.rows(
      Keyed,
      `SELECT id, key FROM content_resource WHERE folder_id = ANY ($1::bigint[]) AND deleted_at IS NULL LIMIT $2`,
      [folderIds, limit],
    );
  }

  /**
   * Stores what was found and updates the resources that use the bytes. A thumbnail that is known already may have
   * another address since.
   */
  async inspected(inspected: MediaInspection): Promise<void> {
    const { key, width, height, duration, thumbnailUrl, inspection, inspectionError } = inspected;
    const found = [key, width, height, duration, thumbnailUrl, inspection, inspectionError];
    const changesOf = (table: string) => `width = $2, height = $3, duration = $4,
       thumbnail_url = coalesce(${table}.thumbnail_url, $5), inspection = $6, inspection_error = $7`;
    await this.db.execute(
      `INSERT INTO media_inspection (key, width, height, duration, thumbnail_url, inspection, inspection_error)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (key) DO UPDATE SET ${changesOf('media_inspection')}`,
      found,
    );
    await this.db.execute(`UPDATE content_resource SET ${changesOf('content_resource')} WHERE key = $1`, found);
  }
}
