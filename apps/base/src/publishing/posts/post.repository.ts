import { Injectable } from '@nestjs/common';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { Database, integer, row, rowOf, typeOf } from '@reelsheet/platform-database';
import { currentTraceparent } from '@reelsheet/platform-telemetry';
import type { PostContent } from '@reelsheet/provider-publisher';
import { jobSql } from '@reelsheet/platform-jobs';
import { And, In, LessThan, MoreThanOrEqual } from 'typeorm';
import { PostEntity, PostTargetEntity } from './post.entity.js';
import type { Period } from './local-time.js';
import type { NewPost, PostDraft, ReplacedContent } from './post.js';
import { joinLivingAgent, LOCK_LIVING_AGENT } from '../../agents/agents/agent.sql.js';

export type PlannedPost = Readonly<PostEntity>;
export type PostTarget = Readonly<PostTargetEntity>;

export interface Post extends PlannedPost {
  /** In the order of the request. */
  readonly targets: readonly PostTarget[];
}

const Id = rowOf(PostEntity, 'id');
const Numbered = rowOf(PostEntity, 'id').with({ number: integer() });
const Waiting = row({ taken: typeOf(PostEntity, 'scheduledTime') });

export interface IdempotencyRecord {
  readonly idempotencyKey: string;
  readonly fingerprint: string;
}

const OwnerRow = rowOf(PostEntity, 'agentId');

@Injectable()
export class PostRepository implements RecordOwner<number> {
  constructor(private readonly db: Database) {}

  /**
   * Locks the agent until the transaction ends, so that only one post is planned at a time. False if it was
   * deleted.
   */
  async lockAgent(agentId: number): Promise<boolean> {
    const found = await this.db.execute(LOCK_LIVING_AGENT, [agentId]);
    return found > 0;
  }

  async find(id: number): Promise<Post | undefined> {
    return (await this.withTargets(await this.db.repository(PostEntity).findBy({ id })))[0];
  }

  async ownerOf(id: number): Promise<Owner | undefined> {
    return this.db.row(OwnerRow, `SELECT agent_id FROM post WHERE id = $1`, [id]);
  }

  async findByKey(agentId: number, idempotencyKey: string): Promise<Post | undefined> {
    return (await this.withTargets(await this.db.repository(PostEntity).findBy({ agentId, idempotencyKey })))[0];
  }

  /** Returns the post, locked until the transaction ends. */
  async lock(id: number): Promise<PlannedPost | null> {
    return this.db.repository(PostEntity).findOne({ where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /** Returns posts by scheduled time. */
  async listOf(agentId: number, { from, until }: Period, limit: number): Promise<Post[]> {
    const scheduledTime = And(MoreThanOrEqual(from), LessThan(until));
    return this.withTargets(
      await this.db
        .repository(PostEntity)
        .find({ where: { agentId, scheduledTime }, order: { scheduledTime: 'ASC', id: 'ASC' }, take: limit }),
    );
  }

  /** Returns the posts of a row, newest first. */
  async listOfRow(agentId: number, rowId: number, limit: number): Promise<Post[]> {
    return this.withTargets(
      await this.db.repository(PostEntity).find({ where: { agentId, rowId }, order: { id: 'DESC' }, take: limit }),
    );
  }

  /** Changes a draft into a scheduled post, at this time. */
  async approve(id: number, time: Date): Promise<Post> {
    await this.db.execute(
      `UPDATE post SET status = 'scheduled', scheduled_time = $2, updated_at = now()
       WHERE id = $1 AND status = 'draft'`,
      [id, time],
    );
    return (await this.find(id))!;
  }

  /** Returns those times (in milliseconds) that are taken by another post of the agent that was not published yet. */
  async findTakenSlots(agentId: number, times: readonly Date[], exceptId: number | null): Promise<Set<number>> {
    const rows = await this.db.rows(
      Waiting,
      `SELECT scheduled_time AS taken FROM post
       WHERE agent_id = $1 AND scheduled_time = ANY ($2::timestamptz[]) AND status IN ('draft', 'scheduled')
         AND id IS DISTINCT FROM $3`,
      [agentId, times, exceptId],
    );
    return new Set(rows.map(({ taken }) => taken.getTime()));
  }

  async insert(agentId: number, draft: PostDraft, idempotency: IdempotencyRecord | undefined): Promise<Post> {
    const { id } = await this.db.single(
      Id,
      `INSERT INTO post (agent_id, schedule_type, scheduled_time, requested, strict, content, skipped, made_with_ai,
         idea_id, row_id, approved, idempotency_key, fingerprint)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) RETURNING id`,
      [
        agentId,
        ...valuesOf(draft),
        draft.approved ? JSON.stringify(draft.approved) : null,
        idempotency?.idempotencyKey ?? null,
        idempotency?.fingerprint ?? null,
      ],
    );
    await this.insertTargets(id, draft);
    return (await this.find(id))!;
  }

  /** Inserts posts on one platform each, with their targets, in one statement. Returns their ids in the same order. */
  async insertMany(agentId: number, posts: readonly NewPost[]): Promise<number[]> {
    const inserted = await this.db.rowsOfMany(
      Numbered,
      `WITH planned AS MATERIALIZED (
         SELECT nextval('post_id_seq') AS id, number::integer, item, item ->> 'platform' AS platform
         FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS planned (item, number)
       ), new_post AS (
         INSERT INTO post (id, agent_id, status, schedule_type, scheduled_time, requested, strict, content, skipped,
           made_with_ai, row_id, idea_id, accounts)
         OVERRIDING SYSTEM VALUE
         SELECT id, $1, item ->> 'status', item ->> 'scheduleType', (item ->> 'scheduledTime')::timestamptz,
           ARRAY[platform], true, item -> 'content', '[]', (item -> 'madeWithAi')::boolean, (item ->> 'rowId')::bigint,
           (item ->> 'ideaId')::bigint, jsonb_build_object(platform, item -> 'accountId')
         FROM planned
       ), target AS (
         INSERT INTO post_target (post_id, organization_id, platform, warning, ${jobSql.INITIAL_STATE}, traceparent)
         SELECT planned.id, agent.organization_id, platform, item ->> 'warning', ${jobSql.parked()}, $3
         FROM planned ${joinLivingAgent('$1')} ORDER BY number
       )
       SELECT id, number FROM planned ORDER BY number`,
      [agentId, JSON.stringify(posts.map(storedPost)), currentTraceparent()],
    );
    return inserted.map(({ id }) => id);
  }

  /** Replaces a scheduled post and recreates its targets. */
  async replace(id: number, draft: PostDraft): Promise<Post> {
    await this.db.execute(
      `UPDATE post SET schedule_type = $2, scheduled_time = $3, requested = $4, strict = $5, content = $6, skipped = $7,
         made_with_ai = $8, idea_id = $9, row_id = $10, updated_at = now()
       WHERE id = $1`,
      [id, ...valuesOf(draft)],
    );
    await this.db.execute(`DELETE FROM post_target WHERE post_id = $1`, [id]);
    await this.insertTargets(id, draft);
    return (await this.find(id))!;
  }

  /** Replaces the content of a waiting post on one platform. Returns false if it has started to go out. */
  async replaceContent(id: number, { content, madeWithAi, warning, isDraft }: ReplacedContent): Promise<boolean> {
    const replaced = await this.db.execute(
      `UPDATE post SET content = $2, made_with_ai = $3, status = CASE WHEN $4 THEN 'draft' ELSE status END,
         updated_at = now()
       WHERE id = $1 AND status IN ('draft', 'scheduled')`,
      [id, JSON.stringify(content), madeWithAi, isDraft],
    );
    if (replaced > 0) await this.db.execute(`UPDATE post_target SET warning = $2 WHERE post_id = $1`, [id, warning]);
    return replaced > 0;
  }

  /** Stores the new content after networks have applied an edit. */
  async recordEdit(id: number, content: PostContent, targetIds: readonly number[], now: Date): Promise<Post> {
    await this.db.execute(`UPDATE post SET content = content || $2::jsonb, updated_at = now() WHERE id = $1`, [
      id,
      JSON.stringify(content),
    ]);
    await this.db.execute(`UPDATE post_target SET edited_at = $2 WHERE id = ANY ($1::bigint[])`, [targetIds, now]);
    return (await this.find(id))!;
  }

  async delete(id: number): Promise<void> {
    await this.db.execute(`DELETE FROM post WHERE id = $1`, [id]);
  }

  private async insertTargets(postId: number, { targets }: PostDraft): Promise<void> {
    await this.db.execute(
      `INSERT INTO post_target (post_id, organization_id, platform, warning, ${jobSql.INITIAL_STATE}, traceparent)
       SELECT post.id, agent.organization_id, planned.platform, planned.warning, ${jobSql.parked()}, $4
       FROM post ${joinLivingAgent('post.agent_id')},
         unnest($2::text[], $3::text[]) WITH ORDINALITY AS planned (platform, warning, index)
       WHERE post.id = $1 ORDER BY index`,
      [postId, targets.map(({ platform }) => platform), targets.map(({ warning }) => warning), currentTraceparent()],
    );
  }

  private async withTargets(posts: PostEntity[]): Promise<Post[]> {
    if (posts.length === 0) return [];
    const postIds = posts.map(({ id }) => id);
    const targets = await this.db
      .repository(PostTargetEntity)
      .find({ where: { postId: In(postIds) }, order: { id: 'ASC' } });
    const byPost = new Map<number, PostTargetEntity[]>(postIds.map((id) => [id, []]));
    for (const target of targets) byPost.get(target.postId)!.push(target);
    return posts.map((post) => ({ ...post, targets: byPost.get(post.id)! }));
  }
}

function valuesOf(draft: PostDraft): unknown[] {
  const { scheduleType, scheduledTime, requested, strict, content, skipped, madeWithAi, ideaId, rowId } = draft;
  const json = [JSON.stringify(content), JSON.stringify(skipped)];
  return [scheduleType, scheduledTime, requested, strict, ...json, madeWithAi, ideaId, rowId];
}

const storedPost = ({ isDraft, ...post }: NewPost): object => ({ ...post, status: isDraft ? 'draft' : 'scheduled' });
