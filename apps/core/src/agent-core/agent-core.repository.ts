import { Injectable } from '@nestjs/common';
import { lockedLivingAgent } from '@reelsheet/platform-agent-directory';
import { Database, json, rowOf } from '@reelsheet/platform-database';
import type { BrandFields, LinkedAccount, MonitoredItem, Profile } from './agent-core.js';
import { AgentCoreEntity } from './agent-core.entity.js';

const Own = rowOf(
  AgentCoreEntity,
  'brandName',
  'description',
  'identityType',
  'goal',
  'targetPlatforms',
  'shortform',
  'longform',
  'onboardingStatus',
  'keywords',
  'personality',
  'provenanceEnabled',
  'provenanceAutoBackupSources',
  'provenanceAutoBackupAssetTypes',
);
const ProfileRow = Own.with({
  monitored: json<MonitoredItem[]>(),
  researchTopics: json<string[]>(),
  linkedAccounts: json<LinkedAccount[]>(),
});

/** The row of the profile. Its lists are read with it, and written by {@link BrandListsRepository}. */
@Injectable()
export class AgentCoreRepository {
  constructor(private readonly db: Database) {}

  async find(agentId: number): Promise<Profile | undefined> {
    const row = await this.db.row(
      ProfileRow,
      `SELECT ${Own.columns('core')},
         (SELECT coalesce(jsonb_agg(jsonb_build_object('handle', handle, 'itemType', item_type) ORDER BY position),
         '[]')
          FROM monitored_item WHERE agent_id = core.agent_id) AS monitored,
         (SELECT coalesce(jsonb_agg(topic ORDER BY position), '[]') FROM research_topic
         WHERE agent_id = core.agent_id) AS research_topics,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('id', id, 'url', url, 'platform', platform, 'displayName',
         display_name) ORDER BY position), '[]')
          FROM linked_account WHERE agent_id = core.agent_id) AS linked_accounts
       FROM agent_core AS core WHERE agent_id = $1`,
      [agentId],
    );
    if (!row) return undefined;
    const { personality, ...brand } = row;
    return { brand, personality };
  }

  /** Ensures the row and locks it and the agent until the transaction ends. Returns false for a deleted agent. */
  async hold(agentId: number): Promise<boolean> {
    const held = await this.db.execute(
      `INSERT INTO agent_core (agent_id, organization_id) ${lockedLivingAgent('$1')}
       ON CONFLICT (agent_id) DO UPDATE SET updated_at = now()`,
      [agentId],
    );
    return held > 0;
  }

  async update(agentId: number, changes: Partial<BrandFields & Pick<Profile, 'personality'>>): Promise<void> {
    await this.db
      .repository(AgentCoreEntity)
      .update({ agentId }, { ...(changes as Partial<AgentCoreEntity>), updatedAt: () => 'now()' });
  }

  async erase(agentId: number): Promise<void> {
    await this.db.execute(`DELETE FROM agent_core WHERE agent_id = $1`, [agentId]);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM agent_core WHERE organization_id = $1`, [organizationId]);
  }
}
