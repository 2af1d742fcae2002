import { Injectable } from '@nestjs/common';
import { Database, rowOf } from '@reelsheet/platform-database';
import { AgentActionEntity } from './agent-action.entity.js';

export type NewAgentAction = Pick<AgentActionEntity, 'key' | 'organizationId' | 'agentId' | 'userId' | 'kind'>;

const Done = rowOf(AgentActionEntity, 'agentId', 'result');

@Injectable()
export class AgentActionRepository {
  constructor(private readonly db: Database) {}

  /** False where it was begun before; waits for a transaction that is doing so. */
  async begin({ key, organizationId, agentId, userId, kind }: NewAgentAction): Promise<boolean> {
    const begun = await this.db.execute(
      `INSERT INTO agent_action (key, organization_id, agent_id, user_id, kind) VALUES ($1, $2, $3, $4, $5) ON CONFLICT DO NOTHING`,
      [key, organizationId, agentId, userId, kind],
    );
    return begun > 0;
  }

  async resultOf(agentId: number, key: string): Promise<Record<string, unknown> | undefined> {
    const done = await this.db.row(Done, `SELECT agent_id, result FROM agent_action WHERE key = $1 AND agent_id = $2`, [
      key,
      agentId,
    ]);
    return done?.result ?? undefined;
  }

  async finish(key: string, result: object): Promise<void> {
    await this.db.execute(`UPDATE agent_action SET result = $2 WHERE key = $1`, [key, JSON.stringify(result)]);
  }
}
