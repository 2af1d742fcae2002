import { Injectable } from '@nestjs/common';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import { LOCK_LIVING_AGENT } from '../agents/agents/agent.sql.js';
import type { DeletedScope } from '../agents/agents/agent-hooks.js';
import { ActionGateEntity } from './action-gate.entity.js';
import type { GateError, ActionMedia } from './action-gate.js';

export type ActionGate = Readonly<ActionGateEntity>;

export type NewGate = Pick<
  ActionGateEntity,
  'id' | 'key' | 'organizationId' | 'agentId' | 'userId' | 'action' | 'summary' | 'maxCost' | 'accounts' | 'source'
>;

export interface OpenedGate {
  readonly media: readonly ActionMedia[];
  readonly sha256: string;
  readonly expiresAt: Date;
}

export interface NewDecision {
  readonly approved: boolean;
  readonly userId: number;
  readonly keyId: number | null;
  readonly at: Date;
}

const Announced = rowOf(ActionGateEntity, 'id', 'key', 'organizationId', 'agentId');
export type AnnouncedGate = RowOf<typeof Announced>;

const Deleted = rowOf(ActionGateEntity, 'id', 'source');

@Injectable()
export class ActionGateRepository {
  constructor(private readonly db: Database) {}

  /** Returns whether the agent exists, and prevents its deletion until the transaction ends. */
  async lockAgent(agentId: number): Promise<boolean> {
    return (await this.db.execute(LOCK_LIVING_AGENT, [agentId])) > 0;
  }

  /** Inserts a gate that is not open yet. Returns false if one with this key exists. */
  async insert({ accounts, ...gate }: NewGate): Promise<boolean> {
    const inserted = await this.db.execute(
      `INSERT INTO action_gate (id, key, organization_id, agent_id, user_id, action, status, summary, max_cost,
         accounts, source)
       VALUES ($1, $2, $3, $4, $5, $6, 'preparing', $7, $8, $9, $10) ON CONFLICT DO NOTHING`,
      [
        ...[gate.id, gate.key, gate.organizationId, gate.agentId, gate.userId, JSON.stringify(gate.action)],
        ...[gate.summary, gate.maxCost, JSON.stringify(accounts), gate.source && JSON.stringify(gate.source)],
      ],
    );
    return inserted > 0;
  }

  async find(id: string): Promise<ActionGate | null> {
    return this.db.repository(ActionGateEntity).findOneBy({ id });
  }

  async findByKey(agentId: number, key: string): Promise<ActionGate | null> {
    return this.db.repository(ActionGateEntity).findOneBy({ agentId, key });
  }

  /** Returns the gate, locked until the transaction ends. */
  async lock(id: string): Promise<ActionGate | null> {
    return this.db.repository(ActionGateEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns the gate; undefined if it is not being prepared any more. */
  async open(id: string, { media, sha256, expiresAt }: OpenedGate): Promise<AnnouncedGate | undefined> {
    return this.db.row(
      Announced,
      `UPDATE action_gate SET status = 'open', media = $2, sha256 = $3, expires_at = $4
       WHERE id = $1 AND status = 'preparing' RETURNING ${Announced.columns()}`,
      [id, JSON.stringify(media), sha256, expiresAt],
    );
  }

  async fail(id: string, error: GateError): Promise<void> {
    await this.db.execute(
      `UPDATE action_gate SET status = 'failed', error = $2 WHERE id = $1 AND status = 'preparing'`,
      [id, JSON.stringify(error)],
    );
  }

  async decide(id: string, { approved, userId, keyId, at }: NewDecision): Promise<void> {
    await this.db.execute(
      `UPDATE action_gate SET approved = $2, decided_by = $3, decided_with_key = $4, decided_at = $5
       WHERE id = $1 AND approved IS NULL`,
      [id, approved, userId, keyId, at],
    );
  }

  /** Deletes the gates of an agent and returns the ids of those with media. */
  async deleteOf({ organizationId, agentId }: DeletedScope): Promise<string[]> {
    const deleted = await this.db.rows(
      Deleted,
      `DELETE FROM action_gate WHERE organization_id = $1 AND agent_id = $2 RETURNING id, source`,
      [organizationId, agentId],
    );
    return deleted.flatMap(({ id, source }) => (source ? [id] : []));
  }

  /** Returns the number of deleted gates. */
  async deleteOlder(before: Date, limit: number): Promise<number> {
    return this.db.execute(
      `DELETE FROM action_gate WHERE id = ANY (ARRAY(SELECT id FROM action_gate WHERE created_at < $1 LIMIT $2))`,
      [before, limit],
    );
  }
}
