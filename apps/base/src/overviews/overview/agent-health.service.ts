import { Injectable } from '@nestjs/common';
import { Clock } from '@reelsheet/kernel';
import { BatchReader } from '../../generation/cell-jobs/batches/batch.reader.js';
import type { Batch } from '../../generation/cell-jobs/batches/batch.repository.js';
import { PostCountReader, type PostCounts } from '../../publishing/posts/health/post-count.reader.js';
import { SocialAccountReader, type AccountCounts } from '../../publishing/social-accounts/social-account.reader.js';
import { SheetReader } from '../../sheets/sheet/sheet.reader.js';
import { AgentActivityRepository, type ActiveAgent } from './agent-activity.repository.js';
import { FAILED_POSTS_MS } from './overview-limits.js';

/** An agent with what is under way and what has failed. */
export interface AgentHealth extends ActiveAgent {
  readonly sheets: number;
  readonly batches: readonly Batch[];
  /** Absent for an agent without such posts. */
  readonly posts?: PostCounts;
  /** Absent for an agent without accounts. */
  readonly accounts?: AccountCounts;
}

export interface AgentHealthPage {
  /** The last active first. */
  readonly agents: readonly AgentHealth[];
  /** Number of agents on all pages. */
  readonly total: number;
}

/** The health of agents. The number of statements does not depend on the number of agents. */
@Injectable()
export class AgentHealthService {
  constructor(
    private readonly agents: AgentActivityRepository,
    private readonly sheets: SheetReader,
    private readonly batches: BatchReader,
    private readonly posts: PostCountReader,
    private readonly accounts: SocialAccountReader,
    private readonly clock: Clock,
  ) {}

  async page(organizationId: number, page: number): Promise<AgentHealthPage> {
    const [total, agents] = await Promise.all([
      this.agents.count(organizationId),
      this.agents.page(organizationId, page),
    ]);
    return { agents: await this.withHealth(organizationId, agents), total };
  }

  private async withHealth(organizationId: number, agents: readonly ActiveAgent[]): Promise<AgentHealth[]> {
    const ids = agents.map(({ id }) => id);
    const failedSince = new Date(this.clock.now().getTime() - FAILED_POSTS_MS);
    const [sheets, batches, posts, accounts] = await Promise.all([
      this.sheets.countOf(ids),
      this.batches.openOf(organizationId, ids),
      this.posts.of(ids, failedSince),
      this.accounts.countsOf(ids),
    ]);
    const batchesOf = Map.groupBy(batches, ({ agentId }) => agentId);
    return agents.map((agent) => ({
      ...agent,
      sheets: sheets.get(agent.id) ?? 0,
      batches: batchesOf.get(agent.id) ?? [],
      posts: posts.get(agent.id),
      accounts: accounts.get(agent.id),
    }));
  }
}
