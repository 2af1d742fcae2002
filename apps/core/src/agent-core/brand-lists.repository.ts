import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { LinkedAccount, MonitoredItem } from './agent-core.js';

/** The profile's three lists; each is replaced as a whole. The profile's row must be held. */
@Injectable()
export class BrandListsRepository {
  constructor(private readonly db: Database) {}

  async replaceMonitored(agentId: number, items: readonly MonitoredItem[]): Promise<void> {
    await this.db.execute(`DELETE FROM monitored_item WHERE agent_id = $1`, [agentId]);
    await this.db.execute(
      `INSERT INTO monitored_item (agent_id, position, handle, item_type)
       SELECT $1, position, handle, item_type FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS item (handle,
       item_type, position)`,
      [agentId, items.map(({ handle }) => handle), items.map(({ itemType }) => itemType)],
    );
  }

  async replaceResearchTopics(agentId: number, topics: readonly string[]): Promise<void> {
    await this.db.execute(`DELETE FROM research_topic WHERE agent_id = $1`, [agentId]);
    await this.db.execute(
      `INSERT INTO research_topic (agent_id, position, topic) SELECT $1, position, topic
        FROM unnest($2::text[]) WITH ORDINALITY AS item (topic, position)`,
      [agentId, topics],
    );
  }

  /** Accounts with an id keep their row, those without get one, and all others go. */
  async replaceLinkedAccounts(
    agentId: number,
    accounts: readonly (Omit<LinkedAccount, 'id'> & { id: number | null })[],
  ): Promise<void> {
    await this.db.execute(
      `WITH account AS (
         SELECT * FROM unnest($2::bigint[], $3::text[], $4::text[], $5::text[]) WITH ORDINALITY AS account (id, url,
         platform, display_name, position)
       ), gone AS (
         DELETE FROM linked_account WHERE agent_id = $1 AND id NOT IN (SELECT id FROM account WHERE id IS NOT NULL)
       ), kept AS (
         UPDATE linked_account SET position = account.position, url = account.url, platform = account.platform,
         display_name = account.display_name
         FROM account WHERE linked_account.agent_id = $1 AND linked_account.id = account.id
       )
       INSERT INTO linked_account (agent_id, position, url, platform, display_name)
       SELECT $1, position, url, platform, display_name FROM account WHERE id IS NULL ORDER BY position`,
      [
        agentId,
        accounts.map(({ id }) => id),
        accounts.map(({ url }) => url),
        accounts.map(({ platform }) => platform),
        accounts.map(({ displayName }) => displayName),
      ],
    );
  }
}
