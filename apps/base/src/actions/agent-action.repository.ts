import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';
import { AgentActionEntity } from './agent-action.entity.js';

export type NewAgentAction = Pick<AgentActionEntity, 'key' | 'organizationId' | 'agentId' | 'userId' | 'kind'>;

const Done = rowOf(AgentActionEntity, 'agentId', 'result');

@Injectable()
export class AgentActionRepository {
  constructor(private readonly db: Database) {}

  /** Returns false if an action with this key exists; waits for a transaction that is inserting it. */
  async begin({ key, organizationId, agentId, userId, kind }: NewAgentAction): Promise<boolean> {
    const inserted = await this.db.execute(
      `INSERT INTO agent_action (key, organization_id, agent_id, user_id, kind) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT DO NOTHING`,
      [key, organizationId, agentId, userId, kind],
    );
    return inserted > 0;
  }

  async resultOf(agentId: number, key: string): Promise<Record<string, unknown> | undefined> {
    const results = await this.db.row(
      Done,
      `SELECT agent_id, result FROM agent_action WHERE key = $1 AND agent_id = $2`,
      [key, agentId],
    );
    return results?.result ?? undefined;
  }

  async deleteOf({ organizationId, agentId }: DeletedScope): Promise<void> {
    await this.db.repository(AgentActionEntity).delete({ organizationId, agentId });
  }

  async finish(key: string, result: object): Promise<void> {
    await this.db.execute(`UPDATE agent_action SET result = $2 WHERE key = $1`, [key, JSON.stringify(result)]);
  }
}
