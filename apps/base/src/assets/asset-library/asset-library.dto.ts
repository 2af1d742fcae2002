import { choices } from '@reelsheet/kernel';
import { Choice, Id, Text, Texts, Whole } from '@reelsheet/platform-http';
import { MAX_PAGE, MAX_TYPES } from './asset-library-limits.js';
import { ASSET_TYPES, ORDERS, type AssetType, type Order } from './asset-library.js';
import type { LibraryAsset } from './asset-library.repository.js';

const TYPES = choices('Type of an asset', {
  AssetFolder: 'a folder',
  ContentResource: 'a file',
});

export class AssetLibraryQuery {
  @Id({ optional: true, about: 'lists this folder; the root where absent' })
  folder_id?: number;

  @Texts({
    optional: true,
    values: ASSET_TYPES,
    maxItems: MAX_TYPES,
    about: 'all types where absent, zip and safetensors too',
  })
  asset_type?: AssetType[];

  @Text({ optional: true, max: 255, about: 'part of a name in any case; folders below are searched too' })
  search?: string;

  @Choice(ORDERS, { optional: true, about: '`recent`: newest first; otherwise folders first, each newest first' })
  order?: Order;

  @Whole({ optional: true, min: 1, max: 1_000_000, default: 1, about: 'from 1' })
  page: number = 1;

  @Whole({ optional: true, min: 1, max: MAX_PAGE, default: 20 })
  page_size: number = 20;
}

/** A folder has `name`; a file has the fields from `url` on. */
export class AssetView {
  @Id() id!: number;
  @Choice(TYPES) type!: (typeof TYPES)[number];
  @Text({ optional: true, about: 'of a folder' }) name?: string;
  @Text({ optional: true, about: 'read without credentials' }) url?: string;
  @Text({ optional: true, nullable: true, about: 'null until it is made, and for files without a picture' })
  thumbnail_url?: string | null;
  @Text({ optional: true }) file_name?: string;
  @Text({ optional: true }) content_type?: string;
  @Text({ format: 'date-time' }) created_at!: string;
}

export function toAsset({ id, name, createdAt, url, thumbnailUrl, contentType }: LibraryAsset): AssetView {
  const created_at = createdAt.toISOString();
  if (url === null) return { id, type: 'AssetFolder', name, created_at };
  return {
    id,
    type: 'ContentResource',
    url,
    thumbnail_url: thumbnailUrl,
    file_name: name,
    content_type: contentType!,
    created_at,
  };
}
