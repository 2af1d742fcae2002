import { Injectable } from '@nestjs/common';
import { bigint, Database, integer, nullable, row, text, timestamp, type RowOf } from '@reelsheet/platform-database';
import { resourcesListed } from '../content-resources/content-resource.sql.js';
import { foldersFrom, foldersListed } from '../folders/folder.sql.js';
import type { AssetType, Order } from './asset-library.js';

const AssetRow = row({
  rank: integer(),
  id: bigint(),
  name: text(),
  createdAt: timestamp(),
  url: nullable(text()),
  thumbnailUrl: nullable(text()),
  contentType: nullable(text()),
});

/** A folder, or a file, which has a `url`. */
export type LibraryAsset = RowOf<typeof AssetRow>;

export interface AssetFilter {
  readonly agentId: number;
  /** The root when absent. */
  readonly folderId?: number;
  /** All types when absent. */
  readonly types?: readonly AssetType[];
  /** Part of a name. Folders below are searched too. */
  readonly search?: string;
  readonly order: Order;
}

/**
 * Lists folders and files of a library together. Each table is read in index order and only up to the end of the page.
 */
@Injectable()
export class AssetLibraryRepository {
  constructor(private readonly db: Database) {}

  async list(
    { agentId, folderId, types, search, order }: AssetFilter,
    skip: number,
    take: number,
  ): Promise<LibraryAsset[]> {
    const condition = folderCondition(folderId, search);
    const newest = `($3::text IS NULL OR name ILIKE $3) ORDER BY created_at DESC, id DESC LIMIT $4::bigint + $5`;
    const wanted = (type: string) => `($6::text[] IS NULL OR ${type} = ANY ($6))`;
    return this.db.rowsOfMany(
      AssetRow,
      `WITH RECURSIVE ${foldersFrom('$1', '$2')}
       SELECT * FROM (
         (SELECT 0 AS rank, id, name, created_at, NULL AS url, NULL AS thumbnail_url, NULL AS content_type
          FROM ${foldersListed('$1', condition)} WHERE ${wanted(`'folder'`)} AND ${newest})
         UNION ALL
         (SELECT 1, id, name, created_at, url, thumbnail_url, content_type
          FROM ${resourcesListed('$1', condition)} WHERE ${wanted('object_type')} AND ${newest})
       ) AS asset
       ORDER BY ${order === 'recent' ? '' : 'rank, '} created_at DESC, rank, id DESC OFFSET $4 LIMIT $5`,
      [agentId, folderId ?? null, search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : null, skip, take, types ?? null],
    );
  }
}

function folderCondition(folderId: number | undefined, search: string | undefined): (folder: string) => string {
  if (!search) return (folder) => `${folder} = coalesce($2::bigint, 0)`;
  return folderId === undefined ? () => 'true' : (folder) => `${folder} IN (SELECT id FROM tree)`;
}
