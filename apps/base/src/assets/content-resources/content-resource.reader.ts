import { Injectable } from '@nestjs/common';
import { Database, nullable, row, text } from '@reelsheet/platform-database';
import { In, IsNull, Not, Raw } from 'typeorm';
import { parseMediaAddress, updatedAddress } from '../media-addresses/media-address.js';
import { ContentResourceEntity } from './content-resource.entity.js';
import type { ContentResource, NewContentResource } from './content-resource.repository.js';

export type { ContentResource, NewContentResource };

const Address = row({ key: text(), url: nullable(text()) });

/** SQL of the keys of the files that have or had the addresses with the keys `:keys`. */
const MEDIA_OF_ADDRESSES = `SELECT coalesce(moved.media_key, address.key) FROM unnest(:keys::text[]) AS address (key)
  LEFT JOIN media_address AS moved ON moved.address_key = address.key WHERE moved.is_thumbnail IS NOT TRUE`;

/** Condition for files that other features may use. */
const USABLE = { deletedAt: IsNull(), inspection: Not('failed' as const) };

/** Files of agents for other features: those that are not deleted and did not fail their inspection. */
@Injectable()
export class ContentResourceReader {
  constructor(private readonly db: Database) {}

  /** Returns the agent's resources among `ids`, by id. */
  async find(agentId: number, ids: readonly number[]): Promise<Map<number, ContentResource>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db.repository(ContentResourceEntity).findBy({ agentId, id: In([...ids]), ...USABLE });
    return new Map(rows.map((row) => [row.id, row]));
  }

  /** Returns the resources that a generation of the agent has made so far. */
  async findByGeneration(agentId: number, generationId: number): Promise<ContentResource[]> {
    return this.db.repository(ContentResourceEntity).findBy({ agentId, generationId, ...USABLE });
  }

  /** Returns the agent's resources whose present or former addresses are among these. */
  async at(agentId: number, urls: readonly string[]): Promise<ContentResource[]> {
    const addresses = urls.flatMap((url) => parseMediaAddress(url) ?? []);
    if (addresses.length === 0) return [];
    const keys = addresses.map(({ key }) => key);
    const found = await this.db
      .repository(ContentResourceEntity)
      .findBy({ agentId, key: Raw((key) => `${key} IN (${MEDIA_OF_ADDRESSES})`, { keys }), ...USABLE });
    return found.filter(({ url }) => urls.some((given) => updatedAddress(given, url) === url));
  }

  /**
   * Returns the present address for an address of a file of the agent or of its thumbnail, which may have been
   * withdrawn since it was stored; any other address as it is.
   */
  async presentAddress(agentId: number, url: string): Promise<string> {
    return (await this.presentAddresses(agentId, [url])).get(url) ?? url;
  }

  /** Like {@link presentAddress} for many addresses; those that are no address of a file are left out. */
  async presentAddresses(agentId: number, urls: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const keys = new Map(urls.map((url) => [url, parseMediaAddress(url)?.key]));
    const wanted = [...new Set(keys.values())].filter((key) => key !== undefined);
    if (wanted.length === 0) return new Map();
    const rows = await this.db.rowsOfMany(
      Address,
      `SELECT address.key, CASE WHEN moved.is_thumbnail THEN resource.thumbnail_url ELSE resource.url END AS url
       FROM unnest($2::text[]) AS address (key)
         LEFT JOIN media_address AS moved ON moved.address_key = address.key
         JOIN content_resource AS resource ON resource.key = coalesce(moved.media_key, address.key)
       WHERE resource.agent_id = $1 AND resource.deleted_at IS NULL AND resource.inspection <> 'failed'`,
      [agentId, wanted],
    );
    const present = new Map(rows.map(({ key, url }) => [key, url]));
    return new Map(
      [...keys].flatMap(([url, key]) => {
        const found = present.get(key ?? '');
        return found ? [[url, updatedAddress(url, found)] as const] : [];
      }),
    );
  }
}
