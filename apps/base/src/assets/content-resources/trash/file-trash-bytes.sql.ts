import { Injectable } from '@nestjs/common';
import { bigint, Database, nullable, row, text } from '@reelsheet/platform-database';
import { newAddressKey, parseMediaAddress } from '../../media-addresses/media-address.js';
import type { ChangedBytes } from '../../media/media-store.js';

const Orphan = row({ key: text() });
const Address = row({ key: text(), version: bigint(), url: text(), thumbnailUrl: nullable(text()) });

/**
 * The bytes of files that were deleted or restored. The inspections of the bytes must be locked until the transaction
 * ends. Versions of addresses are from the sequence that withdrawals use, so the last change of an address is the
 * greatest one.
 */
@Injectable()
export class FileTrashBytes {
  constructor(private readonly db: Database) {}

  /** Forgets bytes that nothing uses, and gives those that only the trash uses addresses that nobody knows. */
  async settle(keys: readonly string[]): Promise<ChangedBytes> {
    const orphans = await this.db.rowsOfMany(
      Orphan,
      `DELETE FROM media_inspection WHERE key = ANY ($1::text[]) AND NOT EXISTS (
         SELECT FROM content_resource WHERE content_resource.key = media_inspection.key
         AND (deleted_at IS NULL OR in_trash)
       ) RETURNING key`,
      [keys],
    );
    const hidden = await this.addressesOf(keys);
    await this.retainAddresses(hidden);
    return {
      orphans: orphans.map(({ key }) => key),
      addresses: hidden.map(({ key, version, thumbnailUrl }) => ({
        ...{ key, version, address_key: newAddressKey() },
        thumbnail_address_key: thumbnailUrl === null ? null : newAddressKey(),
      })),
    };
  }

  /** Makes the addresses of the bytes valid again unless another file uses them, before the restoration. */
  async restoreAddresses(key: string): Promise<ChangedBytes> {
    const shown = await this.addressesOf([key]);
    return {
      orphans: [],
      addresses: shown.map(({ version, url, thumbnailUrl }) => ({
        ...{ key, version, address_key: addressKeyOf(url) },
        thumbnail_address_key: thumbnailUrl === null ? null : addressKeyOf(thumbnailUrl),
      })),
    };
  }

  /**
   * Remembers the addresses of bytes that are being hidden, so that a resource which is added after a restoration gets
   * them, although upload may have answered with the address that nobody may know.
   */
  private async retainAddresses(hidden: readonly { readonly key: string; readonly url: string }[]): Promise<void> {
    if (hidden.length === 0) return;
    await this.db.executeForMany(
      `UPDATE media_inspection SET present_url = hidden.url FROM unnest($1::text[], $2::text[]) AS hidden (key, url)
       WHERE media_inspection.key = hidden.key AND present_url IS NULL`,
      [hidden.map(({ key }) => key), hidden.map(({ url }) => url)],
    );
  }

  /** Returns the known addresses of bytes that only the trash uses, each with the version of its next change. */
  private async addressesOf(keys: readonly string[]) {
    return this.db.rowsOfMany(
      Address,
      `SELECT key, nextval(pg_get_serial_sequence('media_address', 'id')) AS version, url, thumbnail_url
       FROM (
         SELECT DISTINCT ON (key) key, url, thumbnail_url FROM content_resource AS resource
         WHERE key = ANY ($1::text[]) AND in_trash AND NOT EXISTS (
           SELECT FROM content_resource AS other WHERE other.key = resource.key AND other.deleted_at IS NULL
         ) ORDER BY key, id
       ) AS hidden`,
      [keys],
    );
  }
}

function addressKeyOf(url: string): string {
  const address = parseMediaAddress(url);
  if (!address) throw new Error('a stored address has an unknown form');
  return address.key;
}
