import { Injectable } from '@nestjs/common';
import { Database } from '@reelsheet/platform-database';
import type { Page } from '../paging.js';
import { IdeaEntity } from './idea.entity.js';
import type { IdeaStatus, VideoType } from './idea.js';

export interface Idea extends IdeaEntity {
  readonly agentUuid: string;
}

export interface IdeaDraft {
  readonly title: string;
  readonly hook: string;
  readonly description: string;
  readonly videoType: VideoType;
}

/** The run whose ideas are kept. */
export type IdeaOrigin = Pick<IdeaEntity, 'organizationId' | 'agentId' | 'runId'>;

const SELECT = `
  SELECT idea.id, idea.organization_id AS "organizationId", idea.agent_id AS "agentId", known_agent.uuid AS "agentUuid", idea.run_id AS "runId",
         idea.title, idea.hook, idea.description, idea.video_type AS "videoType", idea.status, idea.data,
         idea.created_at AS "createdAt", idea.updated_at AS "updatedAt"
  FROM idea JOIN known_agent ON known_agent.id = idea.agent_id AND known_agent.deleted_at IS NULL`;

/** Ideas of living agents. */
@Injectable()
export class IdeaRepository {
  constructor(private readonly db: Database) {}

  /** Keeps ideas in their order; returns their ids. */
  async insertMany({ organizationId, agentId, runId }: IdeaOrigin, drafts: readonly IdeaDraft[]): Promise<number[]> {
    const ideas = drafts.map((draft) => ({ ...draft, organizationId, agentId, runId, data: { run_id: runId } }));
    const { identifiers } = await this.db.repository(IdeaEntity).insert(ideas);
    return identifiers.map(({ id }) => id as number);
  }

  async find(id: number): Promise<Idea | undefined> {
    return this.db.one(`${SELECT} WHERE idea.id = $1`, [id]);
  }

  /** Newest first. */
  async list(agentId: number, status: IdeaStatus | undefined, { page, size }: Page): Promise<Idea[]> {
    return this.db.query(
      `${SELECT} WHERE idea.agent_id = $1 AND ($2::text IS NULL OR idea.status = $2) ORDER BY idea.id DESC LIMIT $3 OFFSET $4`,
      [agentId, status ?? null, size, (page - 1) * size],
    );
  }

  /** What the agent thought of before, newest first. */
  async titlesOf(agentId: number, limit: number): Promise<string[]> {
    const ideas = await this.db.query<{ title: string }>(
      `SELECT title FROM idea WHERE agent_id = $1 ORDER BY id DESC LIMIT $2`,
      [agentId, limit],
    );
    return ideas.map(({ title }) => title);
  }

  /** False where the idea has left `from` meanwhile. */
  async move(id: number, from: IdeaStatus, to: IdeaStatus): Promise<boolean> {
    const moved = await this.db.query(
      `UPDATE idea SET status = $3, updated_at = now() WHERE id = $1 AND status = $2 RETURNING id`,
      [id, from, to],
    );
    return moved.length > 0;
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.db.repository(IdeaEntity).delete({ organizationId });
  }
}
