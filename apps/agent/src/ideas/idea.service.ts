import { Injectable } from '@nestjs/common';
import { ideaCreated, ideaStatusChanged } from '@reelsheet/contracts';
import { CommonErrors, DomainError, invalid } from '@reelsheet/kernel';
import type { AgentRecord } from '@reelsheet/platform-auth';
import { Transaction } from '@reelsheet/platform-database';
import { Outbox } from '@reelsheet/platform-outbox';
import { isIdeaStatus, nextStatus, IDEA_STATUSES, type IdeaStatus } from './idea.js';
import { IdeaProductionClient, type IdeaProduction } from './idea-production-client.js';
import { IdeaRepository, type Idea, type IdeaChanges, type IdeaDraft, type IdeaOrigin } from './idea.repository.js';
import { IDEAS_PER_PAGE } from './idea-limits.js';

export interface IdeasWithProductions {
  readonly ideas: readonly Idea[];
  /** Rows, videos and posts by the id of their idea; undefined while base does not answer. */
  readonly productions: ReadonlyMap<number, IdeaProduction> | undefined;
}

/** Ideas and their status. */
@Injectable()
export class IdeaService {
  constructor(
    private readonly ideas: IdeaRepository,
    private readonly productions: IdeaProductionClient,
    private readonly outbox: Outbox,
    private readonly transaction: Transaction,
  ) {}

  /** Stores a run's ideas in order and returns their ids. Joins the open transaction. */
  async store(origin: IdeaOrigin, drafts: readonly IdeaDraft[]): Promise<number[]> {
    const ids = await this.ideas.insertMany(origin, drafts);
    await this.outbox.send(ideaCreated, {
      organization_id: origin.organizationId,
      agent_id: origin.agentId,
      run_id: origin.runId,
      ids,
    });
    return ids;
  }

  /** Returns a page of ideas, and what was made of them. */
  async list(agent: AgentRecord, status: IdeaStatus | undefined, page: number): Promise<IdeasWithProductions> {
    const ideas = await this.ideas.list(agent.id, status, { page, size: IDEAS_PER_PAGE });
    return { ideas, productions: await this.productionsOf(agent, ideas) };
  }

  /** Returns one idea, and what was made of it. */
  async read(agent: AgentRecord, id: number): Promise<IdeasWithProductions> {
    const ideas = [await this.require(id)];
    return { ideas, productions: await this.productionsOf(agent, ideas) };
  }

  /** Returns the titles of the agent's earlier ideas, newest first. */
  async titlesOf(agentId: number, limit: number): Promise<string[]> {
    return this.ideas.titlesOf(agentId, limit);
  }

  async get(id: number): Promise<Idea> {
    return this.require(id);
  }

  /** Returns undefined if the agent has no such idea. Joins the open transaction. */
  async rewrite(
    agentId: number,
    id: number,
    changes: IdeaChanges,
    runId: string,
  ): Promise<Pick<Idea, 'title'> | undefined> {
    return this.ideas.rewrite(agentId, id, changes, runId);
  }

  async eraseOrganization(organizationId: number): Promise<void> {
    await this.ideas.eraseOrganization(organizationId);
  }

  /** Moves the idea to the next status; a rejected or changed idea starts again. */
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

  /**
   * Marks the idea as posted. Ignores ideas that were deleted or belong to another agent. Joins the open transaction.
   */
  async posted(agentId: number, id: number): Promise<void> {
    if (!(await this.ideas.hold(agentId, id))) return;
    const idea = await this.ideas.find(id);
    if (idea && idea.status !== 'posted') await this.move(idea, 'posted');
  }

  /** Rejects the second of two concurrent moves. */
  private async move(idea: Idea, status: IdeaStatus): Promise<Idea> {
    await this.transaction.run(async () => {
      if (!(await this.ideas.move(idea.id, idea.status, status))) throw new DomainError(CommonErrors.conflict);
      if (status !== idea.status) await this.outbox.send(ideaStatusChanged, toMoveMessage(idea, status));
    });
    return { ...idea, status };
  }

  private async productionsOf(agent: AgentRecord, ideas: readonly Idea[]) {
    return this.productions.of(
      agent,
      ideas.map(({ id }) => id),
    );
  }

  private async require(id: number): Promise<Idea> {
    const idea = await this.ideas.find(id);
    if (!idea) throw new DomainError(CommonErrors.notFound);
    return idea;
  }
}

const toMoveMessage = ({ id, organizationId, agentId, status }: Idea, to: IdeaStatus) => ({
  organization_id: organizationId,
  agent_id: agentId,
  id,
  from: status,
  to,
});
