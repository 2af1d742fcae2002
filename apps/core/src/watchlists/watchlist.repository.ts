import { Injectable } from '@nestjs/common';
import { joinLivingAgent, lockedLivingAgent } from '@reelsheet/platform-agent-directory';
import {
  bigint,
  boolean,
  Database,
  integer,
  json,
  nullable,
  row,
  rowOf,
  uuid,
  type RowOf,
} from '@reelsheet/platform-database';
import { beforeNewest, joinSource } from '../scraping/scraped-source.sql.js';
import type { SourcePlatform, TargetType } from '../scraping/target.js';
import { WatchlistEntity } from './watchlist.entity.js';
import { INITIAL_POSTS } from './watchlist.js';

export interface WatchSource {
  readonly id: string;
  readonly platform: SourcePlatform;
  readonly targetType: TargetType;
  readonly targetValue: string;
  readonly originalDisplayValue: string | null;
  readonly intentActive: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
}

const Own = rowOf(
  WatchlistEntity,
  'id',
  'organizationId',
  'agentId',
  'userId',
  'name',
  'intentActive',
  'conversationId',
  'createdByRunId',
  'createdAt',
  'updatedAt',
);
const ListRow = Own.with({
  agentUuid: uuid(),
  projectId: nullable(json<string | number>()),
  sources: json<WatchSource[]>(),
});
export type Watchlist = RowOf<typeof ListRow>;

export type NewWatchlist = Pick<
  WatchlistEntity,
  'id' | 'organizationId' | 'agentId' | 'userId' | 'name' | 'projectId' | 'conversationId' | 'createdByRunId'
>;
export type WatchlistChanges = Partial<Pick<WatchlistEntity, 'name' | 'intentActive' | 'projectId'>>;

const TIMESTAMP = (column: string) => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const SELECT = `
  SELECT ${Own.columns('list')}, list.project_id, known_agent.uuid AS agent_uuid, (
    SELECT coalesce(jsonb_agg(jsonb_build_object('id', watch.id, 'platform', source.platform, 'targetType',
    source.target_type,
      'targetValue', source.target_value, 'originalDisplayValue', watch.original_display_value, 'intentActive',
      watch.intent_active,
      'createdAt', ${TIMESTAMP('watch.created_at')}, 'updatedAt', ${TIMESTAMP('watch.updated_at')})
      ORDER BY watch.created_at, watch.id), '[]')
    FROM watch_source AS watch ${joinSource('watch.source_id')}
    WHERE watch.watchlist_id = list.id AND watch.deleted_at IS NULL) AS sources
  FROM watchlist AS list ${joinLivingAgent('list.agent_id')}`;

const Held = row({ id: uuid(), intentActive: boolean(), isNew: boolean() });
const State = rowOf(WatchlistEntity, 'organizationId', 'intentActive');
const ID = row({ id: uuid() });
const NAME = rowOf(WatchlistEntity, 'name');
const COUNT = row({ count: integer() });
const SOURCE = row({ sourceId: bigint() });
const Range = row({ sourceId: bigint(), seenFrom: bigint(), seenThrough: bigint() });
export type VisibleRange = RowOf<typeof Range>;
const ORGANIZATION = row({ organizationId: bigint() });
const SEEN = row({ seen: nullable(bigint()) });

/** Lists of existing agents and their sources. */
@Injectable()
export class WatchlistRepository {
  constructor(private readonly db: Database) {}

  /** Returns the newest first. */
  async list(agentId: number): Promise<Watchlist[]> {
    return this.db.rows(
      ListRow,
      `${SELECT} WHERE list.agent_id = $1 AND list.deleted_at IS NULL AND NOT list.of_profile
        ORDER BY list.created_at DESC, list.id`,
      [agentId],
    );
  }

  async find(agentId: number, id: string): Promise<Watchlist | undefined> {
    return this.db.row(
      ListRow,
      `${SELECT} WHERE list.id = $2 AND list.agent_id = $1 AND list.deleted_at IS NULL AND NOT list.of_profile`,
      [agentId, id],
    );
  }

  /** Returns the name of a list that can be queried. */
  async nameOf(agentId: number, id: string): Promise<string | undefined> {
    const list = await this.db.row(
      NAME,
      `SELECT list.name FROM watchlist AS list ${joinLivingAgent('list.agent_id')}
       WHERE list.id = $2 AND list.agent_id = $1 AND list.deleted_at IS NULL AND NOT list.of_profile`,
      [agentId, id],
    );
    return list?.name;
  }

  /** Returns false for a deleted agent; otherwise prevents its deletion until the transaction ends. */
  async lockAgent(agentId: number): Promise<boolean> {
    return (await this.db.execute(lockedLivingAgent('$1'), [agentId])) > 0;
  }

  /** Creates a list, or returns the list with that name; locked until the transaction ends. */
  async hold(list: NewWatchlist): Promise<RowOf<typeof Held>> {
    const { id, organizationId, agentId, userId, name, projectId, conversationId, createdByRunId } = list;
    return this.db.single(
      Held,
      `INSERT INTO watchlist AS list (id, organization_id, agent_id, user_id, name, name_key, project_id,
        conversation_id, created_by_run_id)
       VALUES ($1, $2, $3, $4, $5, lower($5), $6::jsonb, $7, $8)
       ON CONFLICT (agent_id, name_key) DO UPDATE SET updated_at = now()
       RETURNING list.id, list.intent_active, list.id = $1 AS is_new`,
      [id, organizationId, agentId, userId, name, JSON.stringify(projectId), conversationId, createdByRunId],
    );
  }

  /** Ensures the hidden list of an agent's profile and locks it until the transaction ends. */
  async ensureOfProfile(id: string, agentId: number, organizationId: number): Promise<string> {
    const { id: held } = await this.db.single(
      ID,
      `INSERT INTO watchlist AS list (id, organization_id, agent_id, user_id, name, of_profile) VALUES ($1, $3, $2,
        0, '', true)
       ON CONFLICT (agent_id) WHERE of_profile DO UPDATE SET updated_at = now() RETURNING list.id`,
      [id, agentId, organizationId],
    );
    return held;
  }

  /** Removes all sources except these. */
  async removeOtherSources(id: string, sourceIds: readonly number[]): Promise<void> {
    await this.db.execute(
      `UPDATE watch_source SET intent_active = false, deleted_at = now(), updated_at = now()
       WHERE watchlist_id = $1 AND deleted_at IS NULL AND source_id <> ALL ($2)`,
      [id, sourceIds],
    );
  }

  /** Locks an existing list until the transaction ends. */
  async lock(agentId: number, id: string): Promise<RowOf<typeof State> | undefined> {
    return this.db.row(
      State,
      `SELECT ${State.columns()} FROM watchlist WHERE id = $2 AND agent_id = $1 AND deleted_at IS NULL
        AND NOT of_profile FOR UPDATE`,
      [agentId, id],
    );
  }

  async countLists(agentId: number): Promise<number> {
    const { count } = await this.db.single(
      COUNT,
      `SELECT count(*)::integer AS count FROM watchlist WHERE agent_id = $1 AND deleted_at IS NULL AND NOT of_profile`,
      [agentId],
    );
    return count;
  }

  async countSources(id: string): Promise<number> {
    const { count } = await this.db.single(
      COUNT,
      `SELECT count(*)::integer AS count FROM watch_source WHERE watchlist_id = $1 AND deleted_at IS NULL`,
      [id],
    );
    return count;
  }

  /** Adds sources and restores removed ones; the others stay unchanged. */
  async addSources(
    id: string,
    sources: readonly { id: string; sourceId: number; originalDisplayValue: string | null }[],
  ): Promise<void> {
    await this.db.execute(
      `INSERT INTO watch_source AS watch (id, watchlist_id, source_id, original_display_value, seen_from)
       SELECT new.id, $1, new.source_id, new.shown, ${beforeNewest('new.source_id', '$5')}
       FROM unnest($2::uuid[], $3::bigint[], $4::text[]) WITH ORDINALITY AS new(id, source_id, shown, place)
       ORDER BY place
       ON CONFLICT (watchlist_id, source_id) DO UPDATE SET intent_active = true, deleted_at = NULL, updated_at = now(),
         original_display_value = coalesce(excluded.original_display_value, watch.original_display_value),
         seen_from = CASE WHEN watch.seen_through = 0 THEN excluded.seen_from ELSE watch.seen_from END
       WHERE watch.deleted_at IS NOT NULL`,
      [
        id,
        sources.map((source) => source.id),
        sources.map(({ sourceId }) => sourceId),
        sources.map(({ originalDisplayValue }) => originalDisplayValue),
        INITIAL_POSTS,
      ],
    );
  }

  async activeSources(id: string): Promise<number[]> {
    const sources = await this.db.rows(
      SOURCE,
      `SELECT source_id FROM watch_source WHERE watchlist_id = $1 AND deleted_at IS NULL AND intent_active`,
      [id],
    );
    return sources.map(({ sourceId }) => sourceId);
  }

  async update(id: string, { name, intentActive, projectId }: WatchlistChanges): Promise<void> {
    await this.db.execute(
      `UPDATE watchlist SET name = coalesce($2, name), name_key = lower(coalesce($2, name)),
        intent_active = coalesce($3, intent_active),
         project_id = CASE WHEN $4 THEN $5::jsonb ELSE project_id END, updated_at = now() WHERE id = $1`,
      [id, name ?? null, intentActive ?? null, projectId !== undefined, JSON.stringify(projectId ?? null)],
    );
  }

  async remove(id: string): Promise<void> {
    await this.db.execute(
      `UPDATE watch_source SET intent_active = false, deleted_at = now(), updated_at = now() WHERE watchlist_id = $1
        AND deleted_at IS NULL`,
      [id],
    );
    await this.db.execute(
      `UPDATE watchlist SET intent_active = false, name_key = NULL, deleted_at = now(), updated_at = now()
        WHERE id = $1`,
      [id],
    );
  }

  /** Returns false if the list has no such source. */
  async removeSource(id: string, source: { readonly id: string } | { readonly sourceId: number }): Promise<boolean> {
    const [column, value] = 'id' in source ? ['id', source.id] : ['source_id', source.sourceId];
    const removed = await this.db.execute(
      `UPDATE watch_source SET intent_active = false, deleted_at = now(), updated_at = now()
       WHERE watchlist_id = $1 AND ${column} = $2 AND deleted_at IS NULL`,
      [id, value],
    );
    return removed > 0;
  }

  /** Returns the shared source of a target in the list. */
  async sourceIn(
    id: string,
    { platform, targetType, targetValue }: Pick<WatchSource, 'platform' | 'targetType' | 'targetValue'>,
  ): Promise<number | undefined> {
    const found = await this.db.row(
      SOURCE,
      `SELECT watch.source_id FROM watch_source AS watch ${joinSource('watch.source_id')}
       WHERE watch.watchlist_id = $1 AND watch.deleted_at IS NULL AND source.platform = $2 AND source.target_type = $3
         AND source.target_value = $4 AND source.country = ''`,
      [id, platform, targetType, targetValue],
    );
    return found?.sourceId;
  }

  async organizationsWatching(sourceId: number): Promise<number[]> {
    const watching = await this.db.rows(
      ORGANIZATION,
      `SELECT DISTINCT list.organization_id FROM watch_source AS watch JOIN watchlist AS list
        ON list.id = watch.watchlist_id
       ${joinLivingAgent('list.agent_id')}
       WHERE watch.source_id = $1 AND watch.intent_active AND list.intent_active ORDER BY 1`,
      [sourceId],
    );
    return watching.map(({ organizationId }) => organizationId);
  }

  /**
   * Returns the lowest position that one of the organization's active lists has seen of the source; undefined without
   * any.
   */
  async lastSeen(organizationId: number, sourceId: number): Promise<number | undefined> {
    const { seen } = await this.db.single(
      SEEN,
      `SELECT min(greatest(watch.seen_from, watch.seen_through)) AS seen FROM watch_source AS watch
        JOIN watchlist AS list ON list.id = watch.watchlist_id
       WHERE watch.source_id = $2 AND list.organization_id = $1 AND watch.intent_active AND list.intent_active`,
      [organizationId, sourceId],
    );
    return seen ?? undefined;
  }

  async show(organizationId: number, sourceId: number, through: number): Promise<void> {
    await this.db.execute(
      `UPDATE watch_source AS watch SET seen_through = greatest(seen_through, $3) FROM watchlist AS list
       WHERE list.id = watch.watchlist_id AND watch.source_id = $2 AND list.organization_id = $1
       AND watch.intent_active AND list.intent_active`,
      [organizationId, sourceId, through],
    );
  }

  /** Returns the visible range of each source of the list. */
  async ranges(id: string): Promise<VisibleRange[]> {
    return this.db.rows(
      Range,
      `SELECT source_id, seen_from, seen_through FROM watch_source WHERE watchlist_id = $1 AND deleted_at IS NULL
        ORDER BY source_id`,
      [id],
    );
  }

  /** Returns the visible ranges of the agent's active lists, by source. */
  async rangesOfAgent(agentId: number): Promise<VisibleRange[]> {
    return this.db.rows(
      Range,
      `SELECT watch.source_id, min(watch.seen_from) AS seen_from, max(watch.seen_through) AS seen_through
       FROM watch_source AS watch JOIN watchlist AS list ON list.id = watch.watchlist_id
       WHERE list.agent_id = $1 AND watch.intent_active AND list.intent_active GROUP BY 1 ORDER BY 1`,
      [agentId],
    );
  }

  async erase(agentId: number): Promise<void> {
    await this.db.execute(`DELETE FROM watchlist WHERE agent_id = $1`, [agentId]);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.execute(`DELETE FROM watchlist WHERE organization_id = $1`, [organizationId]);
  }
}
