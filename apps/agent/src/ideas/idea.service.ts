import { Injectable } from '@nestjs/common';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { isIdeaStatus, nextStatus, IDEA_STATUSES, type IdeaStatus } from './idea.js';
import { IdeaRepository, type Idea } from './idea.repository.js';

export const IDEAS_A_PAGE = 1_000;

/** Ideas, and what becomes of them. */
@Injectable()
export class IdeaService {
  constructor(private readonly ideas: IdeaRepository) {}

  async list({ id }: AgentRecord, status: IdeaStatus | undefined, page: number): Promise<Idea[]> {
    return this.ideas.list(id, status, { page, size: IDEAS_A_PAGE });
  }

  /** One step on the way to a post; from a change or a rejection back to the beginning. */
  async cycle(id: number): Promise<Idea> {
    const idea = await this.require(id);
    const next = nextStatus(idea.status);
    if (!next) throw invalid('status', `is ${idea.status}, which nothing follows`);
    return this.move(idea, next);
  }

  async set(id: number, status: string): Promise<Idea> {
    if (!isIdeaStatus(status)) throw invalid('status', `must be one of ${IDEA_STATUSES.join(', ')}`);
    return this.move(await this.require(id), status);
  }

  /** Two moves at once: the second is told so. */
  private async move(idea: Idea, status: IdeaStatus): Promise<Idea> {
    if (!(await this.ideas.move(idea.id, idea.status, status))) throw new DomainError(CommonErrors.conflict);
    return { ...idea, status };
  }

  private async require(id: number): Promise<Idea> {
    const idea = await this.ideas.find(id);
    if (!idea) throw new DomainError(CommonErrors.notFound);
    return idea;
  }
}
