import { Injectable } from '@nestjs/common';
import { Database, row, text } from '@reelsheet/platform-database';

const Address = row({ key: text() });

/** Addresses of files, for features that store addresses in place of ids. */
@Injectable()
export class FileAddressReader {
  constructor(private readonly db: Database) {}

  /** Returns the keys of all addresses that a file has or had; none if it is deleted or not of the agent. */
  async keysOf(agentId: number, id: number): Promise<string[]> {
    const keys = await this.db.rows(
      Address,
      `WITH file AS (SELECT key FROM content_resource WHERE agent_id = $1 AND id = $2 AND deleted_at IS NULL)
       SELECT key FROM file
       UNION SELECT address_key FROM media_address JOIN file ON file.key = media_key WHERE NOT is_thumbnail`,
      [agentId, id],
    );
    return keys.map(({ key }) => key);
  }
}
