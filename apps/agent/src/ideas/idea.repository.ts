import { Injectable } from '@nestjs/common';
import { joinLivingAgent } from '@reelsheet/platform-agent-directory';
import type { Owner, RecordOwner } from '@reelsheet/platform-auth';
import { Database, row, rowOf, text, uuid, type RowOf } from '@reelsheet/platform-database';
import type { Page } from '../paging.js';
import { IdeaEntity } from './idea.entity.js';
import type { IdeaStatus, VideoType } from './idea.js';

const Own = rowOf(
  IdeaEntity,
  'id',
  'organizationId',
  'agentId',
  'runId',
  'title',
  'hook',
  'description',
  'videoType',
  'status',
  'data',
  'createdAt',
  'updatedAt',
);
const IdeaRow = Own.with({ agentUuid: uuid() });
export type Idea = RowOf<typeof IdeaRow>;

const Id = rowOf(IdeaEntity, 'id');
const Title = rowOf(IdeaEntity, 'title');
const Name = row({ name: text() });

export interface IdeaDraft {
  readonly title: string;
  readonly hook: string;
  readonly description: string;
  readonly videoType: VideoType;
  /** Further texts of the video by the name of their column. */
  readonly ingredients?: Readonly<Record<string, string>>;
}

/** The text fields of an idea. */
export type IdeaText = Pick<IdeaDraft, 'title' | 'hook' | 'description'>;

/** New texts of an idea; ingredients replace all that it has, which are dropped if only other texts change. */
export type IdeaChanges = Partial<IdeaText & Pick<IdeaDraft, 'ingredients'>>;

/** The run that created the ideas. */
export type IdeaOrigin = Pick<IdeaEntity, 'organizationId' | 'agentId' | 'runId'>;

const SELECT = `
  SELECT ${Own.columns('idea')}, known_agent.uuid AS agent_uuid
  FROM idea ${joinLivingAgent('idea.agent_id')}`;

const Belonging = rowOf(IdeaEntity, 'agentId');

/** Ideas of existing agents. */
@Injectable()
export class IdeaRepository implements RecordOwner<number> {
  constructor(private readonly db: Database) {}

  /** Stores ideas in order and returns their ids. */
  async insertMany({ organizationId, agentId, runId }: IdeaOrigin, drafts: readonly IdeaDraft[]): Promise<number[]> {
    const ideas = drafts.map(({ ingredients, ...draft }) => {
      const data = { run_id: runId, ...(ingredients ? { ingredients } : {}) };
      return { ...draft, organizationId, agentId, runId, data };
    });
    const { identifiers } = await this.db.repository(IdeaEntity).insert(ideas);
    return identifiers.map(({ id }) => id as number);
  }

  async find(id: number): Promise<Idea | undefined> {
    return this.db.row(IdeaRow, `${SELECT} WHERE idea.id = $1`, [id]);
  }

  async ownerOf(id: number): Promise<Owner | undefined> {
    return this.db.row(Belonging, `SELECT agent_id FROM idea WHERE id = $1`, [id]);
  }

  /** Returns the newest first. */
  async list(agentId: number, status: IdeaStatus | undefined, { page, size }: Page): Promise<Idea[]> {
    return this.db.rows(
      IdeaRow,
      `${SELECT} WHERE idea.agent_id = $1 AND ($2::text IS NULL OR idea.status = $2) ORDER BY idea.id DESC
        LIMIT $3 OFFSET $4`,
      [agentId, status ?? null, size, (page - 1) * size],
    );
  }

  /** Returns those of the ideas that the agent has. */
  async listOf(agentId: number, ids: readonly number[]): Promise<Idea[]> {
    return this.db.rows(IdeaRow, `${SELECT} WHERE idea.agent_id = $1 AND idea.id = ANY ($2::bigint[])`, [agentId, ids]);
  }

  /** Returns the ids of the newest ideas with the status and without `{{` in their texts. */
  async withoutPlaceholders(agentId: number, status: IdeaStatus, limit: number): Promise<number[]> {
    const ideas = await this.db.rows(
      Id,
      `SELECT id FROM idea
       WHERE agent_id = $1 AND status = $2 AND concat_ws(' ', title, hook, description) NOT LIKE '%{{%' AND NOT EXISTS (
         SELECT FROM jsonb_each_text(coalesce(data -> 'ingredients', '{}')) WHERE value LIKE '%{{%'
       ) ORDER BY id DESC LIMIT $3`,
      [agentId, status, limit],
    );
    return ideas.map(({ id }) => id);
  }

  /** Returns those of the names that an idea of the agent has an ingredient of. */
  async ingredientsOf(agentId: number, names: readonly string[]): Promise<string[]> {
    const known = await this.db.rows(
      Name,
      `SELECT DISTINCT name FROM idea, jsonb_object_keys(coalesce(data -> 'ingredients', '{}')) AS name
       WHERE agent_id = $1 AND name = ANY ($2::text[])`,
      [agentId, names],
    );
    return known.map(({ name }) => name);
  }

  /** Returns the titles of the agent's earlier ideas, newest first. */
  async titlesOf(agentId: number, limit: number): Promise<string[]> {
    const ideas = await this.db.rows(Title, `SELECT title FROM idea WHERE agent_id = $1 ORDER BY id DESC LIMIT $2`, [
      agentId,
      limit,
    ]);
    return ideas.map(({ title }) => title);
  }

  /** Locks the idea until the transaction ends. Returns false if the agent has no such idea. */
  async hold(agentId: number, id: number): Promise<boolean> {
    return (
      (await this.db.execute(`SELECT FROM idea WHERE id = $1 AND agent_id = $2 FOR NO KEY UPDATE`, [id, agentId])) > 0
    );
  }

  /** Returns false if the idea is no longer in status `from`. */
  async move(id: number, from: IdeaStatus, to: IdeaStatus): Promise<boolean> {
    const moved = await this.db.execute(
      `UPDATE idea SET status = $3, updated_at = now() WHERE id = $1 AND status = $2`,
      [id, from, to],
    );
    return moved > 0;
  }

  /** Returns undefined if the agent has no such idea. */
  async rewrite(
    agentId: number,
    id: number,
    { title, hook, description, ingredients }: IdeaChanges,
    runId: string,
  ): Promise<Pick<IdeaEntity, 'title'> | undefined> {
    return this.db.row(
      Title,
      `UPDATE idea SET title = coalesce($3, title), hook = coalesce($4, hook), description = coalesce($5, description),
         data = CASE WHEN coalesce($3, $4, $5, $7::text) IS NULL THEN data ELSE data - 'ingredients' END
           || CASE WHEN $7::text IS NULL THEN '{}' ELSE jsonb_build_object('ingredients', $7::jsonb) END
           || jsonb_build_object('refined_by_run_id', $6::text),
         updated_at = now()
       WHERE id = $2 AND agent_id = $1 RETURNING title`,
      [
        agentId,
        id,
        title ?? null,
        hook ?? null,
        description ?? null,
        runId,
        ingredients ? JSON.stringify(ingredients) : null,
      ],
    );
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(IdeaEntity).delete({ organizationId });
  }
}
