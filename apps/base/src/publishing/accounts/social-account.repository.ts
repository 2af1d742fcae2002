import { Injectable } from '@nestjs/common';
import type { Platform } from '@reelsheet/kernel';
import { Database, rowOf, type RowOf } from '@reelsheet/platform-database';
import type { Account } from '@reelsheet/provider-publisher';
import { SocialAccountEntity } from './social-account.entity.js';

export type SocialAccountRow = Readonly<SocialAccountEntity>;
export type StoredTokens = Pick<SocialAccountRow, 'tokens' | 'accessUntil' | 'usableUntil'>;

const Id = rowOf(SocialAccountEntity, 'id');
const Usable = rowOf(SocialAccountEntity, 'id', 'platform');
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

  /** The row of this account of the network, new or known; it holds no tokens of this connection yet. */
  async upsert(
    agentId: number,
    platform: Platform,
    { externalId, displayName, handle }: Account,
    now: Date,
  ): Promise<number> {
    const row = await this.db.single(
      Id,
      `INSERT INTO social_account (agent_id, platform, external_id, display_name, handle, tokens, access_until, connected_at)
       VALUES ($1, $2, $3, $4, $5, '', $6, $6)
       ON CONFLICT (agent_id, platform, external_id) DO UPDATE SET display_name = excluded.display_name, handle = excluded.handle,
         connected_at = excluded.connected_at, disconnected_at = NULL, claim = social_account.claim + 1, claimed_until = NULL
       RETURNING id`,
      [agentId, platform, externalId, displayName, handle, now],
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

  /** False where the agent has no such account. */
  async delete(agentId: number, id: number): Promise<boolean> {
    const deleted = await this.db.execute(`DELETE FROM social_account WHERE id = $1 AND agent_id = $2`, [id, agentId]);
    return deleted > 0;
  }
}
