import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { PreferenceEntity } from './preference.entity.js';

const Ideas = rowOf(PreferenceEntity, 'contentIdeaPreferences');

@Injectable()
export class PreferenceRepository {
  constructor(private readonly db: Database) {}

  /** Returns null if no preferences were ever set. */
  async find(agentId: number): Promise<string | null> {
    const found = await this.db.row(Ideas, `SELECT content_idea_preferences FROM preference WHERE agent_id = $1`, [
      agentId,
    ]);
    return found?.contentIdeaPreferences ?? null;
  }

  async set(
    { agentId, organizationId }: Pick<PreferenceEntity, 'agentId' | 'organizationId'>,
    words: string | null,
  ): Promise<void> {
    await this.db.execute(
      `INSERT INTO preference (agent_id, organization_id, content_idea_preferences) VALUES ($1, $2, $3)
       ON CONFLICT (agent_id) DO UPDATE SET content_idea_preferences = EXCLUDED.content_idea_preferences,
       updated_at = now()`,
      [agentId, organizationId, words],
    );
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(PreferenceEntity).delete({ organizationId });
  }
}
