import { Injectable } from '@nestjs/common';
import type { Platform } from '@reelsheet/kernel';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import type { Account } from '@reelsheet/provider-publisher';
import { LOCK_LIVING_AGENT, ofAgentsIn } from '../../agents/agents/agent.sql.js';
import { SocialAccountEntity } from './social-account.entity.js';

export type SocialAccountRow = Readonly<SocialAccountEntity>;
export type StoredTokens = Pick<SocialAccountRow, 'tokens' | 'accessUntil' | 'usableUntil'>;

const Id = rowOf(SocialAccountEntity, 'id');
const Usable = rowOf(SocialAccountEntity, 'id', 'platform');
const Ended = rowOf(SocialAccountEntity, 'id', 'agentId', 'platform', 'externalId', 'handle', 'tokens', 'accessUntil');
/** An account that was here a moment ago. */
export type EndedAccount = RowOf<typeof Ended>;
export type Undo = Pick<SocialAccountRow, 'undoHash' | 'undoUntil'>;
const Connected = rowOf(SocialAccountEntity, 'agentId');

@Injectable()
export class SocialAccountRepository {
  constructor(private readonly db: Database) {}

  async listOf(agentId: number): Promise<SocialAccountRow[]> {
    return this.db.repository(SocialAccountEntity).find({ where: { agentId }, order: { id: 'ASC' } });
  }

  async find(id: number): Promise<SocialAccountRow | null> {
    return this.db.repository(SocialAccountEntity).findOneBy({ id });
  }

  /** Newest connection first. */
  async usableOf(agentId: number, now: Date): Promise<RowOf<typeof Usable>[]> {
    return this.db.rows(
      Usable,
      `SELECT id, platform FROM social_account
       WHERE agent_id = $1 AND disconnected_at IS NULL AND (usable_until IS NULL OR usable_until > $2) ORDER BY connected_at DESC, id DESC`,
      [agentId, now],
    );
  }

  /** Of `agentIds` those with an account on the platform that can be used. */
  async agentsOn(platform: Platform, agentIds: readonly number[], now: Date): Promise<number[]> {
    const rows = await this.db.rows(
      Connected,
      `SELECT DISTINCT agent_id FROM social_account
       WHERE agent_id = ANY ($1::bigint[]) AND platform = $2 AND disconnected_at IS NULL AND (usable_until IS NULL OR usable_until > $3)`,
      [agentIds, platform, now],
    );
    return rows.map(({ agentId }) => agentId);
  }

  /** Keeps a living agent from being deleted until the transaction ends; false where it is gone. */
  async lockAgent(agentId: number): Promise<boolean> {
    return (await this.db.execute(LOCK_LIVING_AGENT, [agentId])) > 0;
  }

  /** Whether any agent has this account of the network. */
  async isConnected(platform: Platform, externalId: string): Promise<boolean> {
    return this.db.repository(SocialAccountEntity).existsBy({ platform, externalId });
  }

  /** The row of this account of the network, new or known; it holds no tokens of this connection yet. */
  async upsert(
    agentId: number,
    platform: Platform,
    { externalId, displayName, handle }: Account,
    { undoHash, undoUntil }: Undo,
    now: Date,
  ): Promise<number> {
    const row = await this.db.single(
      Id,
      `INSERT INTO social_account (agent_id, platform, external_id, display_name, handle, tokens, access_until, connected_at, undo_hash, undo_until)
       VALUES ($1, $2, $3, $4, $5, '', $6, $6, $7, $8)
       ON CONFLICT (agent_id, platform, external_id) DO UPDATE SET display_name = excluded.display_name, handle = excluded.handle,
         connected_at = excluded.connected_at, disconnected_at = NULL, claim = social_account.claim + 1, claimed_until = NULL,
         undo_hash = excluded.undo_hash, undo_until = excluded.undo_until
       RETURNING id`,
      [agentId, platform, externalId, displayName, handle, now, undoHash, undoUntil],
    );
    return row.id;
  }

  /** Stores tokens; with a claim only while it is the newest. */
  async store(id: number, { tokens, accessUntil, usableUntil }: StoredTokens, claim?: number): Promise<void> {
    await this.db.execute(
      `UPDATE social_account SET tokens = $2, access_until = $3, usable_until = $4, updated_at = now()
       WHERE id = $1 AND ($5::integer IS NULL OR claim = $5)`,
      [id, tokens, accessUntil, usableUntil, claim ?? null],
    );
  }

  async disconnect(id: number, claim: number, now: Date): Promise<void> {
    await this.db.execute(
      `UPDATE social_account SET disconnected_at = $3, updated_at = now() WHERE id = $1 AND claim = $2`,
      [id, claim, now],
    );
  }

  /** The next use renews the access token, whatever its announced life. */
  async distrust(id: number, now: Date): Promise<void> {
    await this.db.execute(`UPDATE social_account SET access_until = least(access_until, $2) WHERE id = $1`, [id, now]);
  }

  /** Undefined where the agent has no such account. */
  async delete(agentId: number, id: number): Promise<EndedAccount | undefined> {
    const [ended] = await this.end(`id = $1 AND agent_id = $2`, [id, agentId]);
    return ended;
  }

  /** Undefined where the token with this hash undoes nothing, or its time is over. */
  async undo(undoHash: string, now: Date): Promise<EndedAccount | undefined> {
    const [ended] = await this.end(`undo_hash = $1 AND undo_until > $2`, [undoHash, now]);
    return ended;
  }

  async deleteOfAgent(agentId: number): Promise<EndedAccount[]> {
    return this.end(`agent_id = $1`, [agentId]);
  }

  /** At most `limit` of a deleted organization's. */
  async deleteOfOrganization(organizationId: number, limit: number): Promise<EndedAccount[]> {
    return this.end(`id IN (SELECT id FROM social_account WHERE ${ofAgentsIn('$1')} LIMIT $2)`, [
      organizationId,
      limit,
    ]);
  }

  private end(condition: string, parameters: readonly unknown[]): Promise<EndedAccount[]> {
    return this.db.rows(
      Ended,
      `DELETE FROM social_account WHERE ${condition} RETURNING ${Ended.columns()}`,
      parameters,
    );
  }
}
