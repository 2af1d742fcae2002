import { Injectable } from '@nestjs/common';
import { bigint, Database, nullable, row, text, type RowOf } from '@reelsheet/platform-database';
import { MAX_KNOWN_ADDRESSES } from './content-resource-limits.js';
import { formatMediaAddress, newAddressKey, parseMediaAddress } from '../media-addresses/media-address.js';
import { LOCK_INSPECTIONS } from './media-inspection.sql.js';
import type { AddressChange } from '../media/change-address.task.js';

const Key = row({ key: text() });
const Shown = row({ url: text(), thumbnailUrl: nullable(text()) });
const Id = row({ id: bigint() });
const Affected = row({ organizationId: bigint(), contentResourceId: bigint() });

export interface WithdrawnAddresses {
  readonly change: AddressChange;
  /** For each organization that has the file, the caller's first, one of its resources. */
  readonly affected: readonly RowOf<typeof Affected>[];
}

/** The addresses of files, which all resources with the same bytes share. */
@Injectable()
export class MediaAddressRepository {
  constructor(private readonly db: Database) {}

  /**
   * Gives the file of a resource and its thumbnail new addresses, in the open transaction; undefined if the resource is
   * missing. Locks the inspection of the bytes, so that changes follow one another and the greatest version is the
   * present one. The newest former addresses stay known.
   */
  async change(agentId: number, id: number): Promise<WithdrawnAddresses | undefined> {
    const resource = await this.db.row(
      Key,
      `SELECT key FROM content_resource WHERE id = $1 AND agent_id = $2 AND deleted_at IS NULL`,
      [id, agentId],
    );
    if (!resource) return undefined;
    const { key } = resource;
    await this.db.execute(LOCK_INSPECTIONS, [[key]]);
    const shown = await this.db.row(
      Shown,
      `SELECT url, thumbnail_url FROM content_resource WHERE id = $1 AND deleted_at IS NULL`,
      [id],
    );
    if (!shown) return undefined;
    const file = withNewKey(shown.url);
    const thumbnail = shown.thumbnailUrl === null ? undefined : withNewKey(shown.thumbnailUrl);
    const version = await this.insert(key, file.key, thumbnail);
    const affected = await this.update(id, key, file.url, thumbnail?.url ?? null);
    return {
      change: { key, version, address_key: file.key, thumbnail_address_key: thumbnail?.key ?? null },
      affected,
    };
  }

  /** Returns the version of the new address of the file. */
  private async insert(
    key: string,
    addressKey: string,
    thumbnail?: { readonly key: string; readonly formerKey: string },
  ): Promise<number> {
    if (thumbnail)
      await this.db.execute(
        `INSERT INTO media_address (media_key, address_key, is_thumbnail)
         SELECT $1, address_key, true FROM unnest($2::text[]) AS address_key ON CONFLICT DO NOTHING`,
        [key, [thumbnail.formerKey, thumbnail.key]],
      );
    const { id } = await this.db.single(
      Id,
      `INSERT INTO media_address (media_key, address_key, is_thumbnail) VALUES ($1, $2, false) RETURNING id`,
      [key, addressKey],
    );
    await this.db.execute(
      `DELETE FROM media_address WHERE media_key = $1
       AND id <= (SELECT id FROM media_address WHERE media_key = $1 ORDER BY id DESC OFFSET $2 LIMIT 1)`,
      [key, MAX_KNOWN_ADDRESSES],
    );
    return id;
  }

  private async update(
    id: number,
    key: string,
    url: string,
    thumbnailUrl: string | null,
  ): Promise<RowOf<typeof Affected>[]> {
    const parameters = [key, url, thumbnailUrl];
    await this.db.execute(
      `UPDATE media_inspection SET present_url = $2, thumbnail_url = $3 WHERE key = $1`,
      parameters,
    );
    return this.db.rows(
      Affected,
      `WITH changed AS (
         UPDATE content_resource SET url = $2, thumbnail_url = $3 WHERE key = $1
         RETURNING id, organization_id, deleted_at
       )
       SELECT organization_id, coalesce(min(id) FILTER (WHERE id = $4), min(id)) AS content_resource_id
       FROM changed WHERE deleted_at IS NULL GROUP BY organization_id
       ORDER BY bool_or(id = $4) DESC, organization_id`,
      [...parameters, id],
    );
  }
}

function withNewKey(url: string): { readonly key: string; readonly formerKey: string; readonly url: string } {
  const address = parseMediaAddress(url);
  if (!address) throw new Error('a stored address has an unknown form');
  const key = newAddressKey();
  return { key, formerKey: address.key, url: formatMediaAddress({ ...address, key }) };
}
