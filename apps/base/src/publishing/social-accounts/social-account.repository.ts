import { Injectable } from '@nestjs/common';
import type { Platform } from '@reelsheet/kernel';
import { bigint, Database, integer, rowOf, timestamp, type RowOf } from '@reelsheet/platform-database';
import type { Account } from '@reelsheet/provider-publisher';
import { joinLivingAgent, LOCK_LIVING_AGENT, ofAgentsIn, organizationOfAgent } from '../../agents/agents/agent.sql.js';
import { SocialAccountEntity } from './social-account.entity.js';

export type SocialAccountRow = Readonly<SocialAccountEntity>;
export type StoredTokens = Pick<SocialAccountRow, 'tokens' | 'accessUntil' | 'usableUntil'>;

const Id = rowOf(SocialAccountEntity, 'id');
const Usable = rowOf(SocialAccountEntity, 'id', 'platform', 'displayName', 'handle');
/** An account that can be used for posting. */
export type UsableAccount = RowOf<typeof Usable>;
const DeletedRow = rowOf(
  SocialAccountEntity,
  'id',
  'agentId',
  'platform',
  'externalId',
  'handle',
  'tokens',
  'accessUntil',
);
/** A deleted account. */
export type DeletedAccount = RowOf<typeof DeletedRow>;
export type Undo = Pick<SocialAccountRow, 'undoHash' | 'undoUntil'>;
const Connected = rowOf(SocialAccountEntity, 'agentId');
const Counts = Connected.with({ connected: integer(), toReconnect: integer() });
export type AccountCounts = RowOf<typeof Counts>;
const Lost = rowOf(SocialAccountEntity, 'id', 'agentId', 'platform').with({ organizationId: bigint() });
/** An account that cannot publish until somebody connects it again. */
export type LostAccount = RowOf<typeof Lost>;
const Expired = Lost.with({ usableUntil: timestamp() });
/** An account whose permission has run out by itself. */
export type ExpiredAccount = RowOf<typeof Expired>;

/** True for an account that can publish at the time $2. */
const IS_USABLE = `(disconnected_at IS NULL AND (usable_until IS NULL OR usable_until > $2))`;

@Injectable()
export class SocialAccountRepository {
  constructor(private readonly db: Database) {}

  async listOf(agentId: number): Promise<SocialAccountRow[]> {
    return this.db.repository(SocialAccountEntity).find({ where: { agentId }, order: { id: 'ASC' } });
  }

  async find(id: number): Promise<SocialAccountRow | null> {
    return this.db.repository(SocialAccountEntity).findOneBy({ id });
  }

  /** Returns usable accounts, newest connection first. */
  async findUsable(agentId: number, now: Date): Promise<UsableAccount[]> {
    return this.db.rows(
      Usable,
      `SELECT ${Usable.columns()} FROM social_account
       WHERE agent_id = $1 AND ${IS_USABLE}
       ORDER BY connected_at DESC, id DESC`,
      [agentId, now],
    );
  }

  /** Returns for each of these agents with accounts how many can publish, and how many must be connected again. */
  async countsOf(agentIds: readonly number[], now: Date): Promise<AccountCounts[]> {
    return this.db.rows(
      Counts,
      `SELECT agent_id, count(*) FILTER (WHERE ${IS_USABLE})::integer AS connected,
         count(*) FILTER (WHERE NOT ${IS_USABLE})::integer AS to_reconnect
       FROM social_account WHERE agent_id = ANY ($1::bigint[]) GROUP BY agent_id`,
      [agentIds, now],
    );
  }

  /** Returns those of `agentIds` that have a usable account on the platform. */
  async findConnectedAgents(platform: Platform, agentIds: readonly number[], now: Date): Promise<number[]> {
    const rows = await this.db.rows(
      Connected,
      `SELECT DISTINCT agent_id FROM social_account
       WHERE agent_id = ANY ($1::bigint[]) AND platform = $2 AND disconnected_at IS NULL
         AND (usable_until IS NULL OR usable_until > $3)`,
      [agentIds, platform, now],
    );
    return rows.map(({ agentId }) => agentId);
  }

  /** Locks the agent against deletion until the transaction ends. Returns false if it was deleted. */
  async lockAgent(agentId: number): Promise<boolean> {
    return (await this.db.execute(LOCK_LIVING_AGENT, [agentId])) > 0;
  }

  /** Returns whether any agent has connected this account. */
  async isConnected(platform: Platform, externalId: string): Promise<boolean> {
    return this.db.repository(SocialAccountEntity).existsBy({ platform, externalId });
  }

  /** Inserts or updates the account and returns its id. The tokens are stored separately. */
  async upsert(
    agentId: number,
    platform: Platform,
    { externalId, displayName, handle }: Account,
    { undoHash, undoUntil }: Undo,
    now: Date,
  ): Promise<number> {
    const row = await this.db.single(
      Id,
      `INSERT INTO social_account
         (agent_id, platform, external_id, display_name, handle, tokens, access_until, connected_at, undo_hash,
         undo_until)
       VALUES ($1, $2, $3, $4, $5, '', $6, $6, $7, $8)
       ON CONFLICT (agent_id, platform, external_id) DO UPDATE SET
         display_name = excluded.display_name, handle = excluded.handle, connected_at = excluded.connected_at,
         disconnected_at = NULL, claim = social_account.claim + 1, claimed_until = NULL,
         undo_hash = excluded.undo_hash, undo_until = excluded.undo_until
       RETURNING id`,
      [agentId, platform, externalId, displayName, handle, now, undoHash, undoUntil],
    );
    return row.id;
  }

  /** Stores tokens; with a claim, only if it is the newest one. */
  async store(id: number, { tokens, accessUntil, usableUntil }: StoredTokens, claim?: number): Promise<void> {
    await this.db.execute(
      `UPDATE social_account SET tokens = $2, access_until = $3, usable_until = $4, updated_at = now()
       WHERE id = $1 AND ($5::integer IS NULL OR claim = $5)`,
      [id, tokens, accessUntil, usableUntil, claim ?? null],
    );
  }

  /** Returns the account; undefined if it was connected again before. */
  async disconnect(id: number, claim: number, now: Date): Promise<LostAccount | undefined> {
    return this.db.row(
      Lost,
      `UPDATE social_account SET disconnected_at = $3, updated_at = now()
       WHERE id = $1 AND claim = $2
       RETURNING id, agent_id, platform, ${organizationOfAgent('agent_id')} AS organization_id`,
      [id, claim, now],
    );
  }

  /** Returns the accounts of living agents whose permission has run out by itself after `from` and up to `to`. */
  async expiredBetween(from: Date, to: Date): Promise<ExpiredAccount[]> {
    return this.db.rows(
      Expired,
      `SELECT social_account.id, agent_id, platform, usable_until, agent.organization_id
       FROM social_account ${joinLivingAgent('agent_id')}
       WHERE disconnected_at IS NULL AND usable_until > $1 AND usable_until <= $2`,
      [from, to],
    );
  }

  /** Marks the access token as expired, so that the next use refreshes it. */
  async expireAccessToken(id: number, now: Date): Promise<void> {
    await this.db.execute(`UPDATE social_account SET access_until = least(access_until, $2) WHERE id = $1`, [id, now]);
  }

  /** Returns undefined if the agent has no such account. */
  async delete(agentId: number, id: number): Promise<DeletedAccount | undefined> {
    const [deleted] = await this.deleteWhere(`id = $1 AND agent_id = $2`, [id, agentId]);
    return deleted;
  }

  /** Returns undefined if the token is unknown or expired. */
  async undo(undoHash: string, now: Date): Promise<DeletedAccount | undefined> {
    const [deleted] = await this.deleteWhere(`undo_hash = $1 AND undo_until > $2`, [undoHash, now]);
    return deleted;
  }

  async deleteOfAgent(agentId: number): Promise<DeletedAccount[]> {
    return this.deleteWhere(`agent_id = $1`, [agentId]);
  }

  /** Deletes at most `limit` accounts of an organization. */
  async deleteOfOrganization(organizationId: number, limit: number): Promise<DeletedAccount[]> {
    return this.deleteWhere(`id IN (SELECT id FROM social_account WHERE ${ofAgentsIn('$1')} LIMIT $2)`, [
      organizationId,
      limit,
    ]);
  }

  private deleteWhere(condition: string, parameters: readonly unknown[]): Promise<DeletedAccount[]> {
    return this.db.rows(
      DeletedRow,
      `DELETE FROM social_account WHERE ${condition} RETURNING ${DeletedRow.columns()}`,
      parameters,
    );
  }
}
